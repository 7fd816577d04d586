import { style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';
import { PLOT_HEIGHT, TIMES_HEIGHT } from './chartPlaces';

/** In forced colours a shape keeps its own, unless it has one of the system's. */
const FORCED = '(forced-colors: active)';

/** Beside the plot are the prices, below it the times. */
export const chart = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateRows: `${PLOT_HEIGHT}px ${TIMES_HEIGHT}px`,
  columnGap: theme.space.tight,
  margin: 0,
  color: theme.color.textFaint,
  fontSize: theme.size.label,
  fontVariantNumeric: 'tabular-nums',
});

export const plot = style({ position: 'relative' });

export const picture = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  overflow: 'visible',
});

export const rule = style({
  stroke: theme.color.line,
  '@media': { [FORCED]: { stroke: 'GrayText' } },
});

export const line = style({
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
});

export const area = style({ '@media': { [FORCED]: { display: 'none' } } });

/** The highest and the lowest price, and the last one. */
export const dot = style({ fill: 'currentColor' });

const mark = style({ position: 'absolute', whiteSpace: 'nowrap', pointerEvents: 'none' });

export const markAtLeft = style([mark]);

export const markAtRight = style([mark, { translate: '-100% 0' }]);

export const above = style({ marginTop: '-26px' });

export const below = style({ marginTop: '6px' });

/** Over the plot: what is pointed at, and what has the focus. */
export const cursor = style({
  position: 'absolute',
  inset: 0,
  borderRadius: theme.radius.small,
  cursor: 'crosshair',
  touchAction: 'pan-y',
});

export const crosshair = style({
  position: 'absolute',
  insetBlock: 0,
  borderInlineStart: `1px dashed ${theme.color.textFaint}`,
  pointerEvents: 'none',
});

export const pointed = style({
  position: 'absolute',
  margin: '-5px',
  // A background would not be drawn in forced colours.
  border: `5px solid ${theme.color.text}`,
  borderRadius: theme.radius.round,
  pointerEvents: 'none',
});

/** The price at the crosshair, which covers the mark behind it. */
export const readout = style({
  position: 'absolute',
  top: 0,
  padding: `2px ${theme.space.tight}`,
  background: theme.color.hover,
  borderRadius: theme.radius.small,
  color: theme.color.text,
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
});

export const readoutTime = style({ color: theme.color.textSoft });

/** All in one place, so that the column is as wide as the widest. */
export const prices = style({ display: 'grid', alignItems: 'start' });

export const price = style({
  gridArea: '1 / 1',
  position: 'relative',
  translate: '0 -50%',
  textAlign: 'end',
  whiteSpace: 'nowrap',
});

export const times = style({ position: 'relative' });

export const time = style({
  position: 'absolute',
  bottom: 0,
  translate: '-50% 0',
  whiteSpace: 'nowrap',
});

export const zone = style({ alignSelf: 'end', textAlign: 'end', whiteSpace: 'nowrap' });
