import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '@/components/ui/media';
import { theme } from '@/components/ui/theme.css';

export const sides = style({
  display: 'grid',
  gap: theme.space.snug,
  '@media': { [media.fromTablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const side = style({ display: 'grid', gap: theme.space.hair });

export const term = style({ color: theme.color.textFaint, fontSize: theme.size.body });

export const count = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: theme.space.tight,
  fontWeight: theme.weight.bold,
});

export const percent = style({ color: theme.color.textSoft });

export const track = style({
  height: '8px',
  overflow: 'hidden',
  background: theme.color.field,
  borderRadius: theme.radius.round,
});

export const bar = style({ display: 'block', width: '100%', height: '100%' });

export const fills = styleVariants({
  for: { fill: theme.color.good },
  against: { fill: theme.color.bad },
});

export const note = style({ color: theme.color.textFaint, fontSize: theme.size.body });
