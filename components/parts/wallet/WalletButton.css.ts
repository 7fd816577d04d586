import { style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

export const account = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  // As wide as any of its texts, so that the header stays in its place.
  minWidth: '136px',
  gap: theme.space.tight,
  height: '36px',
  padding: `0 ${theme.space.snug}`,
  background: theme.color.raised,
  border: '1px solid transparent',
  borderRadius: theme.radius.body,
  fontWeight: theme.weight.medium,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: { '&:hover': { borderColor: theme.color.line } },
});

export const wrong = style([account, { color: theme.color.errorText }]);
