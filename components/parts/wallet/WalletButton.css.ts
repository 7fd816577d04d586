import { style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

export const account = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  // As wide as any of its texts, so that the header stays in its place.
  minWidth: '136px',
  gap: theme.space.tight,
  height: '40px',
  padding: `0 ${theme.space.body}`,
  background: theme.color.card,
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.round,
  fontWeight: theme.weight.medium,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: { '&:hover': { background: theme.color.field } },
});

/** Not as loud as the form's own next step. */
export const connect = style([
  account,
  {
    background: theme.color.accentSoft,
    borderColor: 'transparent',
    color: theme.color.accentText,
    selectors: {
      '&:hover:enabled': { background: theme.color.accentSoft, color: theme.color.text },
      '&:disabled': { cursor: 'default' },
    },
  },
]);

export const wrong = style([account, { color: theme.color.bad }]);
