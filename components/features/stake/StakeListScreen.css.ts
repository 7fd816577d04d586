import { style } from '@vanilla-extract/css';
import { media } from '@/components/ui/media';
import { theme } from '@/components/ui/theme.css';

/** Two of these fit side by side on the smallest phone. */
const MIN_FIGURE_WIDTH = '112px';
const ACTION_WIDTH = '104px';

export const column = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.body,
  width: '100%',
  maxWidth: '960px',
  margin: '0 auto',
});

export const title = style({ fontSize: theme.size.title, fontWeight: theme.weight.bold });

export const quiet = style({ color: theme.color.textFaint });

export const waiting = style({
  display: 'grid',
  justifyItems: 'center',
  padding: theme.space.section,
});

export const message = style({
  padding: `${theme.space.section} ${theme.space.body}`,
  border: `1px dashed ${theme.color.line}`,
  borderRadius: theme.radius.card,
  color: theme.color.textSoft,
  textAlign: 'center',
  textWrap: 'balance',
});

export const list = style({ display: 'grid', gap: theme.space.tight });

export const card = style({
  display: 'grid',
  gap: theme.space.body,
  alignItems: 'center',
  padding: theme.space.body,
  background: theme.color.card,
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.card,
  '@media': {
    [media.fromTablet]: {
      gridTemplateColumns: `minmax(0, 11fr) minmax(0, 20fr) ${ACTION_WIDTH}`,
    },
  },
});

export const name = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space.tight,
  fontSize: theme.size.body,
  fontWeight: theme.weight.bold,
  overflowWrap: 'anywhere',
});

export const badge = style({
  padding: `2px ${theme.space.tight}`,
  background: theme.color.raised,
  borderRadius: theme.radius.small,
  color: theme.color.textSoft,
  fontSize: theme.size.tiny,
  fontWeight: theme.weight.bold,
});

export const ownBadge = style([
  badge,
  { background: theme.color.accent, color: theme.color.onAccent },
]);

export const figures = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(${MIN_FIGURE_WIDTH}, 1fr))`,
  gap: theme.space.snug,
  // Below each other in all cards, also when one figure is missing.
  '@media': { [media.fromTablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const figure = style({ minWidth: 0, overflowWrap: 'anywhere' });

export const term = style({ color: theme.color.textFaint, fontSize: theme.size.tiny });

export const value = style({ minHeight: '24px', fontWeight: theme.weight.medium });
