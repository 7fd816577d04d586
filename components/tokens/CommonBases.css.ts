import { style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

export const bases = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space.tight,
  marginTop: theme.space.snug,
});

export const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space.tight,
  height: '36px',
  padding: `0 ${theme.space.snug} 0 6px`,
  background: 'transparent',
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.round,
  fontWeight: theme.weight.medium,
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: theme.color.textFaint },
    '&[aria-current]': { background: theme.color.raised },
  },
});
