import { style } from '@vanilla-extract/css';
import { media } from '@/components/ui/media';

/** The place of the link to all others. */
export const link = style({
  height: '44px',
  '@media': { [media.belowTablet]: { height: '32px' } },
});
