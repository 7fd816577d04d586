import { style } from '@vanilla-extract/css';
import { media } from '@/components/ui/media';
import { theme } from '@/components/ui/theme.css';

export const frame = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  minHeight: '100dvh',
});

export const main = style({
  width: '100%',
  minWidth: 0,
  padding: theme.space.body,
  '@media': { [media.fromTablet]: { paddingTop: theme.space.page } },
});

export const skip = style({
  position: 'absolute',
  left: theme.space.body,
  top: '-100px',
  zIndex: 30,
  padding: theme.space.tight,
  background: theme.color.card,
  selectors: { '&:focus': { top: theme.space.tight } },
});
