import { style } from '@vanilla-extract/css';
import { media } from '@/components/ui/media';
import { theme } from '@/components/ui/theme.css';

/**
 * The amount and its dollars: in one line, or on a phone beneath each other. The height is that of
 * both, so that nothing moves when they arrive.
 */
export const fee = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'flex-end',
  columnGap: theme.space.tight,
  '@media': {
    [media.phone]: {
      display: 'grid',
      alignContent: 'center',
      justifyItems: 'end',
      minHeight: '44px',
    },
  },
});
