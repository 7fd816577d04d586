import { style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

const figure = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space.hair,
  fontWeight: theme.weight.bold,
});

export const warning = style([figure, { color: theme.color.bad }]);

export const severe = style([
  figure,
  {
    padding: `0 ${theme.space.tight}`,
    borderRadius: theme.radius.small,
    background: theme.color.bad,
    color: theme.color.onBad,
  },
]);
