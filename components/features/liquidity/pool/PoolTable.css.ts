import { style } from '@vanilla-extract/css';
import { ACTION_WIDTH } from '@/components/ui/listCard.css';
import { media } from '@/components/ui/media';
import { theme } from '@/components/ui/theme.css';

/** The name, the value, the share and the action. */
const COLUMNS = `minmax(0, 10fr) minmax(0, 6fr) minmax(0, 5fr) ${ACTION_WIDTH}`;
/** With the pooled amounts before the action. */
const WIDE_COLUMNS = `minmax(0, 9fr) minmax(0, 5fr) minmax(0, 4fr) minmax(0, 6fr) ${ACTION_WIDTH}`;

/** The columns of the table. On a phone the value and the share are below each other. */
export const columns = style({
  display: 'grid',
  columnGap: theme.space.body,
  alignItems: 'center',
  gridTemplateColumns: `minmax(0, 1fr) auto ${theme.space.body}`,
  '@media': {
    [media.phone]: { columnGap: theme.space.tight },
    [media.fromTablet]: { gridTemplateColumns: COLUMNS },
    [media.fromDesktop]: { gridTemplateColumns: WIDE_COLUMNS },
  },
});

/** The names of the columns. */
export const names = style([
  columns,
  {
    borderInlineStart: '3px solid transparent',
    color: theme.color.textFaint,
    fontSize: theme.size.label,
    // More specific than the padding of any row.
    selectors: {
      '&&': {
        paddingBlock: `${theme.space.snug} ${theme.space.tight}`,
        '@media': { [media.phone]: { paddingInline: theme.space.snug } },
      },
    },
  },
]);

const figureName = style({ textAlign: 'end' });

/** Names the two figures of the one column on a phone. */
export const onPhone = style([
  figureName,
  {
    '@media': { [media.narrow]: { maxWidth: '88px' }, [media.fromTablet]: { display: 'none' } },
  },
]);

export const fromTablet = style([
  figureName,
  { '@media': { [media.belowTablet]: { display: 'none' } } },
]);

export const fromDesktop = style([
  figureName,
  { '@media': { [media.belowDesktop]: { display: 'none' } } },
]);
