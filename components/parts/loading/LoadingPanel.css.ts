import { style } from '@vanilla-extract/css';
import { media } from '@/components/ui/media';
import { theme } from '@/components/ui/theme.css';

/** Where a dialog appears. */
export const place = style({
  position: 'fixed',
  inset: 0,
  zIndex: 20,
  display: 'grid',
  placeItems: 'end stretch',
  background: theme.color.backdrop,
  pointerEvents: 'none',
  // While it can be closed, the page takes no press, which could open a second dialog.
  selectors: { '&:has(button)': { pointerEvents: 'auto' } },
  '@media': { [media.fromTablet]: { placeItems: 'center', padding: theme.space.body } },
});

export const panel = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.tight,
  width: '100%',
  padding: theme.space.wide,
  background: theme.color.card,
  borderRadius: `${theme.radius.card} ${theme.radius.card} 0 0`,
  boxShadow: theme.shadow,
  '@media': { [media.fromTablet]: { maxWidth: '464px', borderRadius: theme.radius.card } },
});

export const words = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.tight,
  marginInline: 'auto',
});
