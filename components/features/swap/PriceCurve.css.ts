import { style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

/** Of the picture, in pixels. */
export const HEIGHT = 136;

export const figure = style({ display: 'grid', gap: theme.space.hair, margin: 0 });

export const picture = style({
  width: '100%',
  height: `${HEIGHT}px`,
  overflow: 'visible',
  color: theme.color.textSoft,
  fontSize: theme.size.label,
});

export const axis = style({ stroke: theme.color.line, strokeWidth: 1 });

export const line = style({
  fill: 'none',
  stroke: theme.color.textFaint,
  strokeWidth: 2,
  vectorEffect: 'non-scaling-stroke',
});

const mark = style({ stroke: theme.color.textSoft, strokeWidth: 1 });

/** The two marks differ by their dashes, not by a colour. */
export const marks = [
  style([mark, { strokeDasharray: '2 3' }]),
  style([mark, { strokeDasharray: '6 3' }]),
];

export const ownMark = style([mark, { stroke: theme.color.text }]);

export const trade = style({
  fill: theme.color.text,
  stroke: theme.color.text,
  strokeWidth: 2,
});

/** A line behind a text does not strike it through. */
export const label = style({
  fill: 'currentColor',
  stroke: theme.color.card,
  strokeWidth: 4,
  paintOrder: 'stroke',
});

export const strong = style([label, { fill: theme.color.text, fontWeight: theme.weight.bold }]);

/** A symbol may be long, or have its address next to it: it wraps. */
export const axisName = style({
  margin: 0,
  color: theme.color.textSoft,
  fontSize: theme.size.label,
  overflowWrap: 'anywhere',
});

export const axisNameBelow = style([axisName, { textAlign: 'end' }]);

export const text = style({ fontSize: theme.size.label, color: theme.color.textFaint });
