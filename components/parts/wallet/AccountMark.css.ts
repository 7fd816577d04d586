import { style } from '@vanilla-extract/css';
import { media } from '@/components/ui/media';
import { theme } from '@/components/ui/theme.css';

/** The narrowest phones have no room for it beside an address. */
export const mark = style({
  flexShrink: 0,
  borderRadius: theme.radius.round,
  '@media': { [media.narrow]: { display: 'none' } },
});
