import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { ownRow } from '@/components/ui/list.css';
import { media } from '@/components/ui/media';
import * as table from '@/components/ui/table.css';
import { theme } from '@/components/ui/theme.css';

const COLUMNS = {
  [table.logoWidth]: '32px',
  [table.figureColumns]: 'minmax(0, 5fr) minmax(0, 5fr) minmax(0, 4fr)',
};

export const columns = style([table.columns, { vars: COLUMNS }]);

const row = style([table.row, { vars: COLUMNS }]);

export const rows = styleVariants({
  own: [row, ownRow],
  other: [row, { borderInlineStart: table.NO_EDGE }],
});

const figures = `${row} ${table.figures}`;

/** On a phone the APR is beside the name, and the others have a line each below. */
globalStyle(figures, { '@media': { [media.belowTablet]: { display: 'contents' } } });
globalStyle(`${figures} > :last-child`, {
  '@media': { [media.belowTablet]: { gridColumn: 3, gridRow: 1 } },
});
globalStyle(`${figures} > :not(:last-child)`, {
  '@media': {
    [media.belowTablet]: {
      display: 'flex',
      justifyContent: 'space-between',
      gridColumn: '1 / -1',
      columnGap: theme.space.snug,
    },
  },
});
globalStyle(`${figures} > :not(:last-child) > dt`, {
  '@media': {
    [media.belowTablet]: {
      position: 'static',
      width: 'auto',
      height: 'auto',
      overflow: 'visible',
      clipPath: 'none',
    },
  },
});
