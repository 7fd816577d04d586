import { style } from '@vanilla-extract/css';

export const [WIDTH, HEIGHT] = [64, 20];

export const sparkline = style({
  display: 'inline-block',
  flex: 'none',
  verticalAlign: 'middle',
});
