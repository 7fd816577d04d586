import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { list, ownRow } from '@/components/ui/list.css';
import { media } from '@/components/ui/media';
import * as table from '@/components/ui/table.css';
import { theme } from '@/components/ui/theme.css';

const anyTable = style([list, { vars: { [table.logoWidth]: '32px', [table.nameWidth]: '7fr' } }]);

/** With the weekly rate of what the account has staked, and without one: the others stay there. */
export const tables = styleVariants({
  own: [anyTable, { vars: { [table.figureColumns]: 'minmax(0, 1fr) minmax(0, 1fr) 24%' } }],
  other: [anyTable, { vars: { [table.figureColumns]: 'minmax(0, 1fr) 24%' } }],
});

export const rows = styleVariants({
  own: [table.row, ownRow],
  other: [table.row, { borderInlineStart: table.NO_EDGE }],
});

/** In place of an APR, and no figure. */
export const ended = style({
  color: theme.color.textFaint,
  fontSize: theme.size.body,
  fontWeight: theme.weight.regular,
});

/** What is to claim implies a stake, so it hides the note before it. */
globalStyle(`${anyTable} ${table.ownNote}:has(+ ${table.ownNote})`, { display: 'none' });

/** A name without notes is in the middle of its row. */
globalStyle(`${anyTable} ${table.notes}:empty`, { display: 'none' });
globalStyle(`${anyTable} > li`, {
  '@media': { [media.fromTablet]: { alignItems: 'center' } },
});

const figures = `${anyTable} ${table.figures}`;

/** On a phone the APR is beside the name, and the others have a line each below. */
globalStyle(figures, { '@media': { [media.belowTablet]: { display: 'contents' } } });
globalStyle(`${figures} > :last-child`, {
  '@media': { [media.belowTablet]: { gridColumn: 3, gridRow: 1 } },
});
globalStyle(`${figures} > :not(:last-child)`, {
  '@media': {
    [media.belowTablet]: {
      display: 'flex',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      gridColumn: '1 / -1',
      columnGap: theme.space.snug,
    },
  },
});
// Clear of the logo, which may be higher than the name.
globalStyle(`${figures} > :first-child`, {
  '@media': { [media.belowTablet]: { marginTop: theme.space.hair } },
});
globalStyle(`${figures} > :not(:last-child) > dt`, {
  '@media': {
    [media.belowTablet]: {
      // The figure beside it keeps its line.
      textAlign: 'start',
      whiteSpace: 'normal',
      position: 'static',
      width: 'auto',
      height: 'auto',
      overflow: 'visible',
      clipPath: 'none',
    },
  },
});
