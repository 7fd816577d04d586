import { globalStyle, style } from '@vanilla-extract/css';
import { media } from './media';
import { theme } from './theme.css';

export const list = style({
  display: 'grid',
  gap: theme.space.hair,
  padding: `${theme.space.snug} ${theme.space.body} ${theme.space.tight}`,
  '@media': { [media.narrow]: { paddingInline: theme.space.tight } },
});

// Facts that go on from others.
globalStyle(`${list} + ${list}`, { paddingTop: 0 });

/** Between lines, as wide as its column. */
export const ruled = style({ borderTop: `1px solid ${theme.color.line}` });

// As high as with a button in it, so that nothing moves when that comes.
globalStyle(`${ruled} > div`, {
  minHeight: '41px',
  paddingBlock: theme.space.tight,
  borderBottom: `1px solid ${theme.color.line}`,
});

const ROW_HEIGHT = '24px';

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: theme.space.tight,
  alignItems: 'center',
  minHeight: ROW_HEIGHT,
});

/** What a term keeps of its line before its value takes the next one. */
const TERM_WIDTH = '9em';

// A long term breaks beside its value, but a short one stays in one line.
globalStyle(`${row} > dt`, { flex: `1 1 ${TERM_WIDTH}`, maxWidth: 'max-content' });

/** Its first line is where the only one of a row is. */
export const tallRow = style([
  row,
  { alignItems: 'flex-start', paddingTop: `calc((${ROW_HEIGHT} - 1lh) / 2)` },
]);

/** Its value breaks into lines beside the term, not below it. */
export const besideRow = style([tallRow, { flexWrap: 'nowrap' }]);

// A short term stays in one line; its value has places where it breaks.
globalStyle(`${besideRow} > dt`, { flex: '0 0 auto', maxWidth: '50%' });

export const term = style({ color: theme.color.textFaint });

export const value = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: theme.space.hair,
  minWidth: 0,
  marginLeft: 'auto',
  textAlign: 'right',
  overflowWrap: 'anywhere',
});
