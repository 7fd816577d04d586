import { style } from '@vanilla-extract/css';
import { half as anyHalf } from '@/components/ui/halves.css';
import { theme } from '@/components/ui/theme.css';

/** It leads to a transaction. */
export const half = style([anyHalf, { minHeight: '44px' }]);

export const radio = style({
  width: '16px',
  height: '16px',
  margin: 0,
  accentColor: theme.color.text,
});
