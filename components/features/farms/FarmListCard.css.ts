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
    [table.figureColumns]: 'minmax(0, 11fr) minmax(0, 11fr) minmax(0, 28fr)',
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

export const firstHead = style({ display: 'flex', gap: theme.space.body });

/** Only from a tablet on, where it sorts. */
export const weightHead = style({ '@media': { [media.belowTablet]: { display: 'none' } } });

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

/** With the period of the fees, which no line holds: two lines in each row. */
export const longParts = style([parts, { display: 'block', minHeight: '2lh' }]);

export const staked = style({ '@media': { [media.fromTablet]: { display: 'none' } } });

export const weight = style({
  display: 'inline-flex',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

/** What is the account's own takes its line: a second one would make the row higher. */
globalStyle(`${weight}:has(~ ${table.ownNote})`, { display: 'none' });

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
globalStyle(`${longParts} ${feesPart}`, { display: 'block' });

/** The note "to claim" implies a stake, so it hides the note before it. */
globalStyle(`${row} ${table.ownNote}:has(+ ${table.ownNote})`, { display: 'none' });
