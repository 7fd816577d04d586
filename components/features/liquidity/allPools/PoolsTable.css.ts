import { style, styleVariants } from '@vanilla-extract/css';
import { ownEdge } from '@/components/ui/list.css';
import { media } from '@/components/ui/media';
import { theme } from '@/components/ui/theme.css';

const ROW_HEIGHT = '72px';
const PHONE_ROW_HEIGHT = '64px';

export const card = style({
  background: theme.color.card,
  borderRadius: theme.radius.card,
  boxShadow: theme.shadow,
  // Rows end with its round corners.
  overflow: 'clip',
});

/** Of a fixed layout, so that no figure that arrives moves a column. */
export const table = style({
  width: '100%',
  tableLayout: 'fixed',
  borderSpacing: 0,
});

const cell = style({
  padding: theme.space.tight,
  textAlign: 'end',
  fontWeight: theme.weight.regular,
  overflowWrap: 'anywhere',
  selectors: {
    '&:first-child': {
      paddingInlineStart: theme.space.wide,
      textAlign: 'start',
      '@media': { [media.phone]: { paddingInlineStart: theme.space.snug } },
    },
    '&:last-child': { paddingInlineEnd: theme.space.wide },
    'tbody &': { borderTop: `1px solid ${theme.color.line}` },
  },
});

/** From a tablet on. A phone has the name with the liquidity, and the fees with the farm's rate. */
const wide = style({ '@media': { [media.belowTablet]: { display: 'none' } } });

/** On a phone the last column that is shown. */
const last = style({
  selectors: {
    '&&': {
      '@media': {
        [media.belowTablet]: { paddingInlineEnd: theme.space.wide },
        [media.phone]: { paddingInlineEnd: theme.space.snug },
      },
    },
  },
});

export const cells = styleVariants({
  name: [cell],
  /** Of a pool in which the account has liquidity. In the row itself, its line would be a cell. */
  ownName: [cell, ownEdge],
  liquidity: [cell, wide],
  traded: [cell, wide],
  fees: [cell, last, { color: theme.color.good, fontWeight: theme.weight.medium }],
  farm: [cell, wide, { color: theme.color.good }],
  share: [cell, wide],
});

const head = style({
  color: theme.color.textFaint,
  fontSize: theme.size.label,
  verticalAlign: 'middle',
});

/** How wide the columns of figures are; the name has the rest. */
export const heads = styleVariants({
  name: [cell, head],
  liquidity: [
    cell,
    wide,
    head,
    { width: '128px', '@media': { [media.tablet]: { width: '132px' } } },
  ],
  traded: [cell, wide, head, { width: '128px', '@media': { [media.tablet]: { width: '120px' } } }],
  fees: [
    cell,
    last,
    head,
    {
      width: '104px',
      '@media': { [media.belowTablet]: { width: '124px' }, [media.tablet]: { width: '84px' } },
    },
  ],
  farm: [cell, wide, head, { width: '104px', '@media': { [media.tablet]: { width: '84px' } } }],
  share: [cell, wide, head, { width: '112px', '@media': { [media.tablet]: { width: '88px' } } }],
});

/** The whole row is pressed: the button of its name reaches over it. */
export const row = style({
  position: 'relative',
  height: ROW_HEIGHT,
  transition: `background ${theme.motion.quick}`,
  selectors: { '&:hover': { background: theme.color.field } },
  '@media': { [media.belowTablet]: { height: PHONE_ROW_HEIGHT } },
});

export const nameLine = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.snug,
  minWidth: 0,
  '@media': { [media.phone]: { gap: theme.space.tight } },
});

/** So small on the narrowest phones that most names have one line. */
export const logos = style({
  display: 'inline-flex',
  flexShrink: 0,
  '@media': { [media.narrow]: { zoom: 0.75 } },
});

export const words = style({ display: 'grid', justifyItems: 'start', minWidth: 0 });

export const open = style({
  padding: 0,
  background: 'none',
  border: 0,
  fontWeight: theme.weight.bold,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0 },
    // Around the row, which is what is pressed.
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': {
      outline: `2px solid ${theme.color.ring}`,
      outlineOffset: '-2px',
      borderRadius: theme.radius.small,
    },
  },
});

/** What else is to say of a pool, in a line. */
export const notes = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.space.tight,
  color: theme.color.textFaint,
  fontSize: theme.size.label,
});

export const onPhone = style({ '@media': { [media.fromTablet]: { display: 'none' } } });

export const below = style({
  display: 'block',
  color: theme.color.textFaint,
  fontSize: theme.size.label,
  fontWeight: theme.weight.regular,
  '@media': { [media.fromTablet]: { display: 'none' } },
});
