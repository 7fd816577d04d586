import { keyframes, style } from '@vanilla-extract/css';
import { media } from './media';
import { theme } from './theme.css';

const appear = keyframes({ from: { opacity: 0 } });

export const backdrop = style({
  position: 'fixed',
  inset: 0,
  zIndex: 20,
  display: 'grid',
  placeItems: 'end stretch',
  overflowY: 'auto',
  background: theme.color.backdrop,
  animation: `${appear} ${theme.motion.calm}`,
  '@media': {
    [media.fromTablet]: { placeItems: 'center', padding: theme.space.body },
  },
});

/** Popups have this much at the top of a small screen, in every dialog. */
const POPUPS = '64px';

/** It has no transform, because popups in it are placed on the screen. */
export const panel = style({
  width: '100%',
  maxHeight: `min(90dvh, calc(100dvh - ${POPUPS}))`,
  overflowY: 'auto',
  // Keeps what has the focus clear of a footer that stays in sight.
  scrollPaddingBottom: '96px',
  padding: theme.space.body,
  background: theme.color.card,
  border: `1px solid ${theme.color.line}`,
  borderRadius: `${theme.radius.card} ${theme.radius.card} 0 0`,
  boxShadow: theme.shadow,
  '@media': {
    [media.fromTablet]: {
      maxWidth: '440px',
      maxHeight: `min(90dvh, calc(100dvh - 2 * ${POPUPS}))`,
      borderRadius: theme.radius.card,
    },
    [media.fromWide]: { maxHeight: '90dvh' },
  },
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginBottom: theme.space.snug,
});

export const title = style({ fontSize: theme.size.body, fontWeight: theme.weight.bold });
