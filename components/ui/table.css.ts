import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { UNSEEN } from './announcement.css';
import { list } from './list.css';
import { ACTION_WIDTH } from './listCard.css';
import { media } from './media';
import { theme } from './theme.css';

/** The width of the logos at the start of a row. */
export const logoWidth = createVar();
/** The width of the name beside the figures, which have 20fr, from a tablet on. */
export const nameWidth = createVar();
/** The columns of a row's figures, from a tablet on. */
export const figureColumns = createVar();

/** The logos, the name, the figures and the action. */
const COLUMNS = `${logoWidth} minmax(0, ${nameWidth}) minmax(0, 20fr) ${ACTION_WIDTH}`;

/** As wide as the edge of an own row. */
export const NO_EDGE = '3px solid transparent';

/** The names of the columns; on a phone of the first and the last. */
export const columns = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: theme.space.body,
  color: theme.color.textFaint,
  borderInlineStart: NO_EDGE,
  fontSize: theme.size.label,
  '@media': { [media.fromTablet]: { display: 'grid', gridTemplateColumns: COLUMNS } },
});

globalStyle(`${columns} > :first-child`, { gridColumn: 'span 2' });

globalStyle(`ul${list} > ${columns}`, {
  paddingBlock: theme.space.snug,
  '@media': { [media.phone]: { paddingInline: theme.space.snug } },
});

export const columnNames = style({
  display: 'grid',
  gap: theme.space.snug,
  textAlign: 'end',
  '@media': { [media.fromTablet]: { gridTemplateColumns: figureColumns } },
});

globalStyle(`${columnNames} > :not(:last-child)`, {
  '@media': { [media.belowTablet]: { display: 'none' } },
});

/** One of a table: its cells begin on one line. On a phone its name and its main figure. */
export const row = style({
  position: 'relative',
  display: 'grid',
  // Before a word of the name is broken, what is below the main figure has two lines.
  gridTemplateColumns: `${logoWidth} minmax(min-content, 1fr) auto`,
  gap: `0 ${theme.space.tight}`,
  alignItems: 'baseline',
  // A long list paints what is visible.
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 80px',
  transition: `background ${theme.motion.quick}`,
  selectors: { '&:hover': { background: theme.color.field } },
  '@media': {
    [media.fromTablet]: { gridTemplateColumns: COLUMNS, columnGap: theme.space.body },
  },
});

globalStyle(`ul${list} > ${row}`, {
  '@media': {
    [media.belowTablet]: { paddingBlock: theme.space.snug },
    [media.phone]: { paddingInline: theme.space.snug },
  },
});

/** So small on the narrowest phones that most names have one line. */
export const logos = style({
  alignSelf: 'center',
  display: 'inline-flex',
  '@media': { [media.narrow]: { zoom: 0.75 } },
});

export const name = style({ minWidth: 0, overflowWrap: 'break-word' });

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

/** From the last column on, also if the first figure is missing. */
for (const place of [1, 2, 3])
  globalStyle(`${figures} > :nth-last-child(${place})`, { gridColumnStart: -1 - place });

/** The last one is what is paid in a year. */
globalStyle(`${figures} > :last-child > dd:first-of-type`, {
  color: theme.color.good,
  fontSize: theme.size.heading,
  fontWeight: theme.weight.bold,
});

export const below = style({
  color: theme.color.textFaint,
  fontSize: theme.size.label,
  whiteSpace: 'normal',
  textWrap: 'balance',
});

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
