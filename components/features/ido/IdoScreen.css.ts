import { style } from '@vanilla-extract/css';
import { media } from '@/components/ui/media';
import { surface } from '@/components/ui/surface.css';
import { theme } from '@/components/ui/theme.css';

export const quiet = style({ color: theme.color.textFaint });

export const heading = style({
  marginTop: theme.space.tight,
  fontSize: theme.size.large,
  fontWeight: theme.weight.bold,
});

export const list = style({
  display: 'grid',
  gap: theme.space.tight,
  '@media': { [media.fromTablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const card = style([
  surface,
  {
    display: 'flex',
    alignItems: 'center',
    gap: theme.space.snug,
    height: '100%',
    color: theme.color.text,
    textDecoration: 'none',
    transition: `background ${theme.motion.quick}`,
    selectors: { '&:hover': { background: theme.color.raised } },
  },
]);

export const words = style({ display: 'grid', flex: 1, minWidth: 0, overflowWrap: 'anywhere' });

export const name = style({ fontSize: theme.size.body, fontWeight: theme.weight.bold });
