import { style } from '@vanilla-extract/css';
import { media } from '@/components/ui/media';
import { theme } from '@/components/ui/theme.css';

/** On a phone the dollars are below the amount, and their line is kept until they are known. */
export const fee = style({
  display: 'flex',
  alignItems: 'baseline',
  columnGap: theme.space.tight,
  '@media': {
    [media.phone]: {
      display: 'grid',
      alignContent: 'center',
      justifyItems: 'end',
      minHeight: '42px',
    },
  },
});
