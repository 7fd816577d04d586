import { style } from '@vanilla-extract/css';
import { media } from '@/components/ui/media';
import { theme } from '@/components/ui/theme.css';

/** The column next to the figures, from a tablet on. */
const ACTIONS_WIDTH = '104px';
/** Two of these fit side by side on the smallest phone. */
const MIN_FIGURE_WIDTH = '112px';

export const card = style({
  display: 'grid',
  gap: theme.space.body,
  alignItems: 'center',
  padding: theme.space.body,
  background: theme.color.card,
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.card,
  '@media': {
    [media.fromTablet]: { gridTemplateColumns: `minmax(0, 1fr) ${ACTIONS_WIDTH}` },
  },
});

export const body = style({ display: 'grid', gap: theme.space.snug, minWidth: 0 });

export const name = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space.tight,
  minHeight: '28px',
  fontSize: theme.size.body,
  fontWeight: theme.weight.bold,
  overflowWrap: 'anywhere',
});

export const mark = style({
  padding: `2px ${theme.space.tight}`,
  background: theme.color.accent,
  borderRadius: theme.radius.small,
  color: theme.color.onAccent,
  fontSize: theme.size.tiny,
});

export const figures = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(${MIN_FIGURE_WIDTH}, 1fr))`,
  gap: theme.space.snug,
});

/** A term and two lines of figures. */
export const figure = style({ minWidth: 0, minHeight: '66px', overflowWrap: 'anywhere' });

export const term = style({ color: theme.color.textFaint, fontSize: theme.size.tiny });

/** Far enough apart for a finger: tapping an amount copies it. */
export const value = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: '24px',
  fontWeight: theme.weight.medium,
});

export const quiet = style({ color: theme.color.textFaint });

export const actions = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  gap: theme.space.tight,
  // As high as the two links, even before they appear.
  minHeight: '36px',
  '@media': { [media.fromTablet]: { gridAutoFlow: 'row', minHeight: '80px' } },
});
