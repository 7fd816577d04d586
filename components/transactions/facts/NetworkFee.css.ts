import { style } from '@vanilla-extract/css';

/** As high as an amount with its dollars beneath, so that nothing moves when they arrive. */
export const fee = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'end',
  minHeight: '42px',
});
