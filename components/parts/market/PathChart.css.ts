import { style } from '@vanilla-extract/css';
import { EMPTY } from '@/components/ui/empty.css';
import { skeleton } from '@/components/ui/Skeleton.css';
import { theme } from '@/components/ui/theme.css';
import { PLOT_HEIGHT, TIMES_HEIGHT } from './chartPlaces';

const CHART_HEIGHT = `${PLOT_HEIGHT + TIMES_HEIGHT}px`;

/** As high with a chart as without one. */
export const place = style({ display: 'grid', gap: theme.space.tight });

export const reading = style([
  skeleton,
  { height: CHART_HEIGHT, borderRadius: theme.radius.body, verticalAlign: 'top' },
]);

/** In place of a chart: what is missing, and what is left. */
export const missing = style({
  ...EMPTY,
  display: 'grid',
  placeContent: 'center',
  height: CHART_HEIGHT,
  padding: theme.space.wide,
  boxShadow: 'none',
});

/** Two lines have room. */
export const source = style({
  minHeight: '36px',
  color: theme.color.textFaint,
  fontSize: theme.size.label,
  lineHeight: '18px',
  textWrap: 'pretty',
});
