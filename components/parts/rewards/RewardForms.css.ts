import { style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

export const forms = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.tight,
});

export const sides = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: theme.space.hair,
  margin: 0,
  padding: theme.space.hair,
  background: theme.color.field,
  border: 0,
  borderRadius: theme.radius.body,
});

export const side = style({
  minHeight: '36px',
  padding: `0 ${theme.space.tight}`,
  background: 'transparent',
  border: '1px solid transparent',
  borderRadius: theme.radius.small,
  color: theme.color.textSoft,
  fontWeight: theme.weight.medium,
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: theme.color.text },
    '&[aria-pressed="true"]': {
      background: theme.color.card,
      borderColor: theme.color.line,
      color: theme.color.text,
      fontWeight: theme.weight.bold,
    },
  },
});
