import { keyframes, style } from '@vanilla-extract/css';
import { media } from './media';
import { theme } from './theme.css';

const appear = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

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

export const panel = style({
  width: '100%',
  maxHeight: '90dvh',
  overflowY: 'auto',
  // Keeps what has the focus clear of a footer that stays in sight.
  scrollPaddingBottom: '96px',
  padding: theme.space.body,
  background: theme.color.card,
  border: `1px solid ${theme.color.line}`,
  borderRadius: `${theme.radius.card} ${theme.radius.card} 0 0`,
  boxShadow: theme.shadow,
  animation: `${rise} ${theme.motion.calm}`,
  '@media': {
    [media.fromTablet]: { maxWidth: '440px', borderRadius: theme.radius.card },
  },
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginBottom: theme.space.snug,
});

export const title = style({ fontSize: theme.size.body, fontWeight: theme.weight.bold });
