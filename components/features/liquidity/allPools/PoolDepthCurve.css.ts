import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

export const curve = style({
  display: 'block',
  width: '100%',
  height: '96px',
  marginBlock: theme.space.tight,
});

export const sides = styleVariants({
  down: { color: theme.color.bad },
  up: { color: theme.color.good },
});

export const area = style({ fill: 'currentColor', fillOpacity: 0.14 });

export const line = style({
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  vectorEffect: 'non-scaling-stroke',
});

/** The present price. */
export const now = style({
  stroke: theme.color.line,
  strokeWidth: 1,
  vectorEffect: 'non-scaling-stroke',
});
