import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

export const SIZE = 88;

export const ring = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: `${SIZE}px`,
  height: `${SIZE}px`,
});

export const circles = style({ position: 'absolute', inset: 0, transform: 'rotate(-0.25turn)' });

const circle = style({ fill: 'none', strokeWidth: 3 });

export const track = style([circle, { stroke: theme.color.hover }]);

const arc = style([
  circle,
  { strokeLinecap: 'round', transition: `stroke-dashoffset ${theme.motion.calm}` },
]);

const breathe = keyframes({ to: { opacity: 0.4 } });

export const arcs = styleVariants({
  now: [
    arc,
    { stroke: theme.color.edge, animation: `${breathe} 0.9s ease-in-out infinite alternate` },
  ],
  good: [arc, { stroke: theme.color.good }],
  bad: [arc, { stroke: theme.color.bad }],
  neutral: [arc, { stroke: theme.color.textFaint }],
});

const inner = style({ display: 'grid' });

export const content = styleVariants({
  now: [inner, { color: theme.color.text }],
  good: [inner, { color: theme.color.good }],
  bad: [inner, { color: theme.color.bad }],
  neutral: [inner, { color: theme.color.textFaint }],
});

/** Side by side: neither covers the other. */
export const logos = style({ display: 'inline-flex', gap: '2px' });

export const dimmed = style({ display: 'grid', opacity: 0.5 });
