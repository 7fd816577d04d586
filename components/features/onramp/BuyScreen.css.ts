import { style } from '@vanilla-extract/css';
import { media } from '@/components/ui/media';
import { theme } from '@/components/ui/theme.css';

export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.snug,
});

export const quiet = style({
  padding: `0 ${theme.space.body}`,
  color: theme.color.textSoft,
});

export const waiting = style({ display: 'grid', placeItems: 'center', minHeight: '12rem' });

export const pair = style({
  display: 'grid',
  gap: theme.space.hair,
  '@media': { [media.fromTablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const host = style({ fontWeight: theme.weight.bold, overflowWrap: 'anywhere' });
