import { style } from '@vanilla-extract/css';
import { CHOSEN } from './chosen.css';
import { theme } from './theme.css';

const bar = style({
  display: 'grid',
  gap: theme.space.hair,
  margin: 0,
  padding: theme.space.hair,
  border: 'none',
  borderRadius: theme.radius.body,
});

/** A choice between two things, as equal halves. At first neither may be chosen. */
export const halves = style([
  bar,
  { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', background: theme.color.field },
]);

/** A choice between four things, on a field. */
export const quarters = style([
  bar,
  { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', background: theme.color.card },
]);

/** A choice between a few short words, as wide as they are. */
export const segments = style([
  bar,
  { gridAutoFlow: 'column', gridAutoColumns: 'auto', background: theme.color.field },
]);

/** One of either: a button that can be pressed, or the label of a radio button. */
export const half = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.space.tight,
  minHeight: '36px',
  padding: `0 ${theme.space.tight}`,
  background: 'transparent',
  border: 'none',
  borderRadius: theme.radius.small,
  color: theme.color.textSoft,
  fontWeight: theme.weight.medium,
  cursor: 'pointer',
  transition: `background ${theme.motion.quick}`,
  selectors: {
    '&:hover': { color: theme.color.text },
    '&:has(:checked), &[aria-pressed="true"]': CHOSEN,
  },
});
