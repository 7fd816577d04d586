import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { ownRow } from '@/components/ui/list.css';
import { media } from '@/components/ui/media';
import * as table from '@/components/ui/table.css';
import { theme } from '@/components/ui/theme.css';
import { rewardsPart } from './aprParts.css';

const COLUMNS = {
  [table.logoWidth]: '56px',
  /** The APR with its parts in one line. */
  [table.figureColumns]: 'minmax(0, 4fr) minmax(0, 4fr) minmax(0, 8fr)',
};

export const columns = style([table.columns, { vars: COLUMNS }]);

const row = style([table.row, { vars: COLUMNS }]);

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

/** On a phone only the APR, without the part that the total shows. */
globalStyle(`${row} ${table.figures} > :not(:last-child), ${row} ${rewardsPart}`, {
  '@media': { [media.belowTablet]: { display: 'none' } },
});

export const weight = style({
  display: 'inline-flex',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

/** An own row has more to say on a phone. */
globalStyle(`${ownRow} ${weight}`, { '@media': { [media.belowTablet]: { display: 'none' } } });
