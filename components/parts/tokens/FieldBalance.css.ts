import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '@/components/ui/media';
import { theme } from '@/components/ui/theme.css';

/** At the end of the value's line, above the amount that its button overlaps. */
export const atEnd = style({
  position: 'relative',
  float: 'right',
  color: theme.color.textFaint,
  fontSize: theme.size.label,
  overflowWrap: 'anywhere',
});

/** 24 px high for a finger, in a line of 18. */
globalStyle(`${atEnd} button`, { margin: '-3px 0' });

/** The balance and what is kept of it: in one line with the value on a phone. */
export const lessFees = style({ '@media': { [media.narrow]: { display: 'none' } } });

/** Only what is kept, in the place of the balance's button, if there is no room for both. */
export const keptOnly = style({
  display: 'none',
  margin: '-3px 0',
  '@media': { [media.narrow]: { display: 'inline-block' } },
});
