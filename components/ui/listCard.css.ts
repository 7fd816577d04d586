import { style } from '@vanilla-extract/css';
import { surface } from './surface.css';
import { theme } from './theme.css';

/** Two of these fit side by side on the smallest phone. */
const MIN_FIGURE_WIDTH = '112px';

/** The column of the actions, from a tablet on. */
export const ACTION_WIDTH = '104px';

/** One of a list. */
export const listCard = style([
  surface,
  { display: 'grid', gap: theme.space.body, alignItems: 'center' },
]);

export const cardName = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space.tight,
  fontSize: theme.size.heading,
  fontWeight: theme.weight.bold,
  overflowWrap: 'anywhere',
});

/** For what is the account's own. */
export const ownBadge = style({
  padding: `2px ${theme.space.tight}`,
  borderRadius: theme.radius.small,
  background: theme.color.accentSoft,
  color: theme.color.accentText,
  fontSize: theme.size.label,
  fontWeight: theme.weight.bold,
});

export const cardFigures = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(${MIN_FIGURE_WIDTH}, 1fr))`,
  gap: theme.space.snug,
});
