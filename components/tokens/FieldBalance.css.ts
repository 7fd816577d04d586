import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '@/components/ui/media';
import { theme } from '@/components/ui/theme.css';

/** At the end of the value's line, above the amount that its button overlaps. */
export const atEnd = style({
  position: 'relative',
  float: 'right',
  color: theme.color.textFaint,
  fontSize: theme.size.tiny,
});

/** 24 px high for a finger, in a line of 18. */
globalStyle(`${atEnd} button`, { margin: '-3px 0' });

// The narrowest phones have no room for it; the balance itself can be pressed as well.
globalStyle(`${atEnd} svg`, { '@media': { [media.narrow]: { display: 'none' } } });
