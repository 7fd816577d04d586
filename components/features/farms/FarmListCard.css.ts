import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { UNSEEN } from '@/components/ui/announcement.css';
import { ACTION_WIDTH, cardName } from '@/components/ui/listCard.css';
import { media } from '@/components/ui/media';
import { theme } from '@/components/ui/theme.css';

/** The name, the figures and the action, from a tablet on. */
const COLUMNS = `minmax(0, 10fr) minmax(0, 19fr) ${ACTION_WIDTH}`;
/** Total, weight, APR and weekly rate. */
const FIGURES = 'minmax(0, 5fr) minmax(0, 3fr) minmax(0, 5fr) minmax(0, 5fr)';

const EDGE = '3px solid transparent';

/** The names of the columns. A phone has no room for them. */
export const columns = style({
  display: 'none',
  gap: theme.space.body,
  padding: `${theme.space.body} ${theme.space.wide} 0`,
  color: theme.color.textFaint,
  borderInlineStart: EDGE,
  fontSize: theme.size.label,
  '@media': { [media.fromTablet]: { display: 'grid', gridTemplateColumns: COLUMNS } },
});

export const columnNames = style({
  display: 'grid',
  gridTemplateColumns: FIGURES,
  gap: theme.space.snug,
  textAlign: 'end',
});

const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 136px',
  gap: theme.space.body,
  alignItems: 'center',
  // A long list paints what is in sight.
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 80px',
  borderInlineStart: EDGE,
  transition: `background ${theme.motion.quick}`,
  selectors: { '&:hover': { background: theme.color.field } },
  '@media': { [media.fromTablet]: { gridTemplateColumns: COLUMNS } },
});

/** A row in the colour of the farm while it is pointed at, if it still pays. */
export const rows = styleVariants({
  paying: [row, { selectors: { '&:hover': { borderColor: theme.farmColor } } }],
  finished: [row],
});

export const ownRow = style([row, { borderColor: theme.color.edge }]);

globalStyle(`${row} ${cardName}`, { fontSize: theme.size.body });

/** On a phone only the APR, beside the name. */
export const figures = style({
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  '@media': {
    [media.fromTablet]: { display: 'grid', gridTemplateColumns: FIGURES, gap: theme.space.snug },
  },
});

globalStyle(`${figures} dt`, UNSEEN);

const APR = ':nth-child(3)';

globalStyle(`${figures} > :not(${APR})`, {
  '@media': { [media.belowTablet]: { display: 'none' } },
});

globalStyle(`${figures} > ${APR} > dd:first-of-type`, {
  color: theme.color.good,
  fontSize: theme.size.heading,
  fontWeight: theme.weight.bold,
});

export const below = style({
  color: theme.color.textFaint,
  fontSize: theme.size.label,
});

/** On a phone the whole row is the link. */
globalStyle(`${row} > a`, {
  '@media': {
    [media.belowTablet]: {
      position: 'absolute',
      inset: 0,
      background: 'none',
      color: 'transparent',
    },
  },
});
