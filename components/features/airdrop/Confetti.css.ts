import { style } from '@vanilla-extract/css';

/** Above the dialog that reports the claim. Nothing below is kept from the pointer. */
export const canvas = style({
  position: 'fixed',
  inset: 0,
  width: '100%',
  height: '100%',
  zIndex: 40,
  pointerEvents: 'none',
});
