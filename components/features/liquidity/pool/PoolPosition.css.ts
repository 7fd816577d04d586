import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { UNSEEN } from '@/components/ui/announcement.css';
import { ownRow } from '@/components/ui/list.css';
import { cardName } from '@/components/ui/listCard.css';
import { media } from '@/components/ui/media';
import { theme } from '@/components/ui/theme.css';
import { columns } from './PoolTable.css';

const PHONE_HEIGHT = '64px';
const ROW_HEIGHT = '72px';

const anyRow = style([
  columns,
  {
    position: 'relative',
    gridTemplateAreas:
      '"name value toggle" "name share toggle" "pooled pooled pooled" "more more more"',
    minHeight: PHONE_HEIGHT,
    alignContent: 'center',
    // More specific than the padding of any row.
    selectors: {
      '&&': {
        paddingBlock: theme.space.tight,
        '@media': { [media.phone]: { paddingInline: theme.space.snug } },
      },
    },
    '@media': {
      [media.fromTablet]: {
        gridTemplateAreas:
          '"name value share toggle" "pooled pooled pooled pooled" "more more more more"',
        minHeight: ROW_HEIGHT,
      },
      [media.fromDesktop]: {
        gridTemplateAreas: '"name value share pooled toggle" "more more more more more"',
      },
    },
  },
]);

/** A position: one row, and below it what the row opens. */
export const row = style([anyRow, ownRow]);

/** The place of a position. */
export const waitingRow = style([anyRow, { borderInlineStart: '3px solid transparent' }]);

export const name = style([
  cardName,
  {
    gridArea: 'name',
    flexWrap: 'nowrap',
    gap: theme.space.snug,
    minWidth: 0,
    fontSize: theme.size.body,
    '@media': {
      [media.phone]: { gap: theme.space.tight },
      [media.narrow]: { fontSize: theme.size.label },
    },
  },
]);

// So small that most pairs have one line.
globalStyle(`${name} > :not(:last-child)`, { '@media': { [media.phone]: { zoom: 0.75 } } });

/** The pair above its mark, next to the logos. A long mark leaves the pair no more width. */
export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  minWidth: 0,
});

/** Its figures are cells of the row. */
export const cells = style({ display: 'contents' });

const cell = style({
  minWidth: 0,
  textAlign: 'end',
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
});

/** What its row has no column for is below it, once the row is open. */
const pooled = style([
  cell,
  {
    gridArea: 'pooled',
    '@media': {
      [media.belowDesktop]: { display: 'none', paddingTop: theme.space.snug, textAlign: 'start' },
    },
    selectors: { [`${row}[data-open] &`]: { display: 'block' } },
  },
]);

export const figures = styleVariants({
  value: [cell, { gridArea: 'value', fontWeight: theme.weight.bold }],
  share: [
    cell,
    {
      gridArea: 'share',
      '@media': {
        [media.belowTablet]: { color: theme.color.textFaint, fontSize: theme.size.label },
      },
    },
  ],
  pooled: [pooled],
  tokens: [{ minWidth: 0, overflowWrap: 'anywhere' }],
});

const term = style({ color: theme.color.textFaint, fontSize: theme.size.label });

/** The columns have their names above them. */
export const terms = styleVariants({
  value: [UNSEEN],
  share: [UNSEEN],
  pooled: [term, { '@media': { [media.fromDesktop]: UNSEEN } }],
  tokens: [term],
});

export const quiet = style({ color: theme.color.textFaint, fontWeight: theme.weight.regular });

/** On a phone the whole row opens it. */
export const toggle = style({
  '@media': {
    [media.fromTablet]: { gridArea: 'toggle' },
    [media.belowTablet]: {
      position: 'absolute',
      inset: '0 0 auto 0',
      height: PHONE_HEIGHT,
      justifyContent: 'flex-end',
      background: 'none',
      borderColor: 'transparent',
    },
  },
  selectors: {
    // It is above what the row shows.
    '&&:hover:enabled': { '@media': { [media.belowTablet]: { background: 'none' } } },
  },
});

export const toggleWord = style({ '@media': { [media.belowTablet]: UNSEEN } });

/** The arrow in place of the word. */
export const toggleIcon = style({
  color: theme.color.textFaint,
  transition: `transform ${theme.motion.quick}`,
  '@media': { [media.fromTablet]: { display: 'none' } },
  selectors: { '[aria-expanded="true"] > &': { transform: 'rotate(180deg)' } },
});

/** What an open row has below its figures. */
export const more = style({
  gridArea: 'more',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space.snug,
  paddingBlock: `${theme.space.snug} ${theme.space.tight}`,
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space.tight });
