import { style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

export const halves = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: theme.space.hair,
  margin: 0,
  padding: theme.space.hair,
  background: theme.color.field,
  border: 'none',
  borderRadius: theme.radius.body,
});

export const half = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.space.tight,
  minHeight: '44px',
  borderRadius: theme.radius.small,
  color: theme.color.textSoft,
  fontWeight: theme.weight.medium,
  cursor: 'pointer',
  transition: `background ${theme.motion.quick}`,
  selectors: {
    '&:hover': { color: theme.color.text },
    '&:has(:checked)': {
      background: theme.color.card,
      boxShadow: `0 0 0 1px ${theme.color.line}`,
      color: theme.color.text,
      fontWeight: theme.weight.bold,
    },
  },
});

export const radio = style({
  width: '16px',
  height: '16px',
  margin: 0,
  accentColor: theme.color.text,
});
