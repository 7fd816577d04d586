import { style } from '@vanilla-extract/css';
import { media } from './media';
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

/** With its name, its figures and its action side by side, from a tablet on. */
export const wideListCard = style([
  listCard,
  {
    '@media': {
      [media.fromTablet]: {
        gridTemplateColumns: `minmax(0, 11fr) minmax(0, 20fr) ${ACTION_WIDTH}`,
      },
    },
  },
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

const anyBadge = style({
  padding: `2px ${theme.space.tight}`,
  borderRadius: theme.radius.small,
  fontSize: theme.size.label,
  fontWeight: theme.weight.bold,
});

export const badge = style([
  anyBadge,
  { background: theme.color.field, color: theme.color.textSoft },
]);

/** For what is the account's own. */
export const ownBadge = style([
  anyBadge,
  { background: theme.color.accentSoft, color: theme.color.accentText },
]);

export const cardFigures = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(${MIN_FIGURE_WIDTH}, 1fr))`,
  gap: theme.space.snug,
});

/** Below each other in all cards, also when one figure is missing. */
export const alignedFigures = style([
  cardFigures,
  { '@media': { [media.fromTablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } } },
]);
