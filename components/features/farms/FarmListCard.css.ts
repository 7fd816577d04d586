import { globalStyle, type StyleRule, style, styleVariants } from '@vanilla-extract/css';
import { NARROW_TABLE, ownRow } from '@/components/ui/list.css';
import { media } from '@/components/ui/media';
import * as table from '@/components/ui/table.css';
import { theme } from '@/components/ui/theme.css';
import { feesPart } from './aprParts.css';

/** The APR with its parts in one line; in a narrow table in two, without the weekly rate. */
const COLUMNS: StyleRule = {
  vars: {
    [table.logoWidth]: '56px',
    [table.nameWidth]: '9fr',
    [table.figureColumns]: 'minmax(0, 12fr) minmax(0, 13fr) minmax(0, 25fr)',
  },
  '@media': {
    [media.narrow]: { vars: { [table.logoWidth]: '42px' } },
    [media.fromDesktop]: { vars: { [table.nameWidth]: '8fr' } },
  },
  '@container': {
    [NARROW_TABLE]: { vars: { [table.figureColumns]: 'minmax(0, 4fr) minmax(0, 7fr)' } },
  },
};

export const columns = style([table.columns, COLUMNS]);

const row = style([table.row, COLUMNS]);

globalStyle(
  `${columns} ${table.columnNames} > :first-child, ${row} ${table.figures} > :first-child`,
  { '@container': { [NARROW_TABLE]: { display: 'none' } } },
);

/** A row in the colour of the farm while it is pointed at, if it still pays. */
export const rows = styleVariants({
  own: [row, ownRow],
  paying: [
    row,
    {
      borderInlineStart: table.NO_EDGE,
      selectors: { '&:hover': { borderInlineStartColor: theme.farmColor } },
    },
  ],
  finished: [row, { borderInlineStart: table.NO_EDGE }],
});

/** On a phone only the APR, above what is staked. */
globalStyle(`${row} ${table.figures} > :not(:last-child)`, {
  '@media': { [media.belowTablet]: { display: 'none' } },
});

/** In a narrow table two lines from the start on: the part of the fees comes later. */
export const parts = style({
  '@media': { [media.belowTablet]: { display: 'none' } },
  '@container': { [NARROW_TABLE]: { display: 'block', minHeight: '2lh' } },
});

export const staked = style({ '@media': { [media.fromTablet]: { display: 'none' } } });

export const weight = style({
  display: 'inline-flex',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

/** An own row has more to say than a narrow line holds. */
globalStyle(`${ownRow} ${weight}`, { '@media': { [media.belowDesktop]: { display: 'none' } } });

// Above what is the account's own, which is too long for the same line in most languages.
globalStyle(`${ownRow} ${table.notes} > ${weight}`, { flexBasis: '100%' });
globalStyle(`${ownRow} ${table.notes} > ${weight}:not(:last-child)::after`, { content: 'none' });

// Whole, beside what is staked, which can take two lines.
globalStyle(`${row} ${table.title}`, {
  '@media': {
    [media.belowTablet]: { whiteSpace: 'nowrap' },
    [media.narrow]: { whiteSpace: 'normal' },
  },
});

/** In a line of its own, if both have no room in one. */
globalStyle(`${row} ${feesPart}`, {
  display: 'inline-block',
  '@container': { [NARROW_TABLE]: { display: 'block' } },
});

/** The note "to claim" implies a stake, so it hides the note before it. */
globalStyle(`${row} ${table.ownNote}:has(+ ${table.ownNote})`, { display: 'none' });
