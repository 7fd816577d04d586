import { style } from '@vanilla-extract/css';
import { media } from '@/components/ui/media';
import { theme } from '@/components/ui/theme.css';

/** A strip along the top on a phone, a stack at the top right on a desktop. */
export const stack = style({
  position: 'fixed',
  top: '64px',
  left: 0,
  right: 0,
  zIndex: 10,
  display: 'flex',
  gap: theme.space.tight,
  overflowX: 'auto',
  padding: `0 ${theme.space.body}`,
  pointerEvents: 'none',
  '@media': {
    [media.fromTablet]: {
      top: '112px',
      left: 'auto',
      right: theme.space.wide,
      flexDirection: 'column',
      width: '360px',
      padding: 0,
      overflow: 'visible',
    },
  },
});
