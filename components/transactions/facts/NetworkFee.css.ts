import { style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

/** The amount and its dollars, in one line where there is room. */
export const fee = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  columnGap: theme.space.tight,
});
