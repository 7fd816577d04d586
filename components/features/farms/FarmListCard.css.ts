import { style } from '@vanilla-extract/css';
import { media } from '@/components/ui/media';
import { theme } from '@/components/ui/theme.css';

/** Two of these fit side by side on the smallest phone. */
const MIN_FIGURE_WIDTH = '112px';
const ACTION_WIDTH = '104px';

export const card = style({
  display: 'grid',
  gap: theme.space.body,
  alignItems: 'center',
  padding: theme.space.body,
  background: theme.color.card,
  border: `1px solid ${theme.color.line}`,
  borderLeft: `4px solid ${theme.farmColor}`,
  borderRadius: theme.radius.card,
  // A long list paints what is in sight.
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 160px',
  '@media': {
    [media.fromTablet]: {
      gridTemplateColumns: `minmax(0, 11fr) minmax(0, 20fr) ${ACTION_WIDTH}`,
      containIntrinsicSize: 'auto 98px',
    },
  },
});

export const finished = style({ borderLeftColor: theme.color.line });

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
});

export const figure = style({ minWidth: 0, overflowWrap: 'anywhere' });

export const term = style({ color: theme.color.textFaint, fontSize: theme.size.tiny });

export const value = style({ minHeight: '24px', fontWeight: theme.weight.medium });

export const below = style({
  minHeight: '24px',
  color: theme.color.textFaint,
  fontSize: theme.size.tiny,
});
