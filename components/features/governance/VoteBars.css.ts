import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { media } from '@/components/ui/media';
import { theme } from '@/components/ui/theme.css';

export const sides = style({ display: 'grid', gap: theme.space.body });

export const side = style({ position: 'relative', display: 'grid', gap: theme.space.hair });

export const term = style({ fontWeight: theme.weight.bold });

export const count = style({
  fontSize: theme.size.figure,
  lineHeight: 1.3,
});

/** At the end of the line of the side's name. */
export const percent = style({
  position: 'absolute',
  top: 0,
  insetInlineEnd: 0,
  color: theme.color.textSoft,
  fontSize: theme.size.body,
});

export const track = style({
  height: '8px',
  overflow: 'hidden',
  background: theme.color.hover,
  borderRadius: theme.radius.round,
});

const grow = keyframes({ from: { transform: 'scaleX(0)' } });

export const bar = style({
  display: 'block',
  width: '100%',
  height: '100%',
  transformOrigin: 'left',
  animation: `${grow} ${theme.motion.calm} ease-out`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
});

export const fills = styleVariants({
  for: { fill: theme.color.good },
  against: { fill: theme.color.bad },
});

export const note = style({ color: theme.color.textFaint, fontSize: theme.size.label });
