import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { UNSEEN } from './announcement.css';
import { list } from './list.css';
import { ACTION_WIDTH } from './listCard.css';
import { media } from './media';
import { theme } from './theme.css';

/** The width of the logos at the start of a row. */
export const logoWidth = createVar();
/** The columns of a row's figures, from a tablet on. */
export const figureColumns = createVar();

/** The logos, the name, the figures and the action. */
const COLUMNS = `${logoWidth} minmax(0, 8fr) minmax(0, 22fr) ${ACTION_WIDTH}`;

/** As wide as the edge of an own row. */
export const NO_EDGE = '3px solid transparent';

/** The names of the columns. A phone has no room for them. */
export const columns = style({
  display: 'none',
  gap: theme.space.snug,
  padding: `${theme.space.body} ${theme.space.wide} 0`,
  color: theme.color.textFaint,
  borderInlineStart: NO_EDGE,
  fontSize: theme.size.label,
  '@media': { [media.fromTablet]: { display: 'grid', gridTemplateColumns: COLUMNS } },
});

globalStyle(`${columns} > :first-child`, { gridColumn: 'span 2' });

/** Where the names are not shown, nothing separates them from the first row. */
globalStyle(`ul${list} > ${columns} + li`, {
  '@media': { [media.belowTablet]: { borderTopColor: 'transparent' } },
});

export const columnNames = style({
  display: 'grid',
  gridTemplateColumns: figureColumns,
  gap: theme.space.snug,
  textAlign: 'end',
});

/** One of a table: its cells begin on one line. On a phone its name and its main figure. */
export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${logoWidth} minmax(0, 1fr) auto`,
  gap: `0 ${theme.space.snug}`,
  alignItems: 'baseline',
  // A long list paints what is in sight.
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 80px',
  transition: `background ${theme.motion.quick}`,
  selectors: { '&:hover': { background: theme.color.field } },
  '@media': {
    [media.narrow]: { gridTemplateColumns: `${logoWidth} minmax(0, 1fr) 80px` },
    [media.fromTablet]: { gridTemplateColumns: COLUMNS },
  },
});

export const logos = style({ alignSelf: 'center', display: 'inline-flex' });

export const name = style({ minWidth: 0, overflowWrap: 'anywhere' });

export const title = style({
  fontSize: theme.size.body,
  fontWeight: theme.weight.bold,
  lineHeight: '24px',
});

/** Below the name: what else there is to know, in a line. */
export const notes = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  minHeight: '18px',
  color: theme.color.textFaint,
  fontSize: theme.size.label,
});

globalStyle(`${notes} > :not(:last-child)::after`, {
  content: '·',
  margin: `0 ${theme.space.hair}`,
  color: theme.color.textFaint,
});

/** What can be claimed, and what is the account's own. */
export const ownNote = style({
  color: theme.color.accentText,
  fontWeight: theme.weight.medium,
  '@media': { [media.fromTablet]: { whiteSpace: 'nowrap' } },
});

export const figures = style({
  textAlign: 'end',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  '@media': {
    [media.fromTablet]: {
      display: 'grid',
      gridTemplateColumns: figureColumns,
      gap: theme.space.snug,
      alignItems: 'baseline',
    },
  },
});

globalStyle(`${figures} dt`, UNSEEN);

/** Of three columns, also if the first figure is missing. */
for (const column of [1, 2, 3])
  globalStyle(`${figures} > :nth-last-child(${4 - column})`, { gridColumn: column });

/** The last one is what is paid in a year. */
globalStyle(`${figures} > :last-child > dd:first-of-type`, {
  color: theme.color.good,
  fontSize: theme.size.heading,
  fontWeight: theme.weight.bold,
});

export const below = style({ color: theme.color.textFaint, fontSize: theme.size.label });

/** On a phone the whole row is the link. */
globalStyle(`${row} > a`, {
  alignSelf: 'center',
  '@media': {
    [media.belowTablet]: {
      position: 'absolute',
      inset: 0,
      alignSelf: 'stretch',
      borderColor: 'transparent',
      borderRadius: 0,
      color: 'transparent',
    },
  },
});

/** Only the row is marked while it is pointed at. */
globalStyle(`${row}${row} > a, ${row}${row} > a:hover`, {
  '@media': { [media.belowTablet]: { background: 'none' } },
});
