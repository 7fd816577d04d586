import { style } from '@vanilla-extract/css';
import { media } from '@/components/ui/media';
import { theme } from '@/components/ui/theme.css';

/**
 * A stack at the top right if there is room beside a form; otherwise a strip along the top, which
 * never covers the form's action.
 */
export const stack = style({
  position: 'fixed',
  top: '64px',
  left: 0,
  right: 0,
  zIndex: 10,
  display: 'flex',
  gap: theme.space.tight,
  overflowX: 'auto',
  padding: `0 ${theme.space.body} ${theme.space.page}`,
  pointerEvents: 'none',
  '@media': {
    [media.fromTablet]: {
      top: '72px',
      justifyContent: 'safe flex-end',
      padding: `0 ${theme.space.wide} ${theme.space.page}`,
    },
    [media.fromWide]: {
      top: '112px',
      left: 'auto',
      right: theme.space.wide,
      flexDirection: 'column',
      justifyContent: 'flex-start',
      width: '360px',
      padding: 0,
      overflow: 'visible',
    },
  },
});
