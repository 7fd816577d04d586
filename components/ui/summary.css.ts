import { style } from '@vanilla-extract/css';
import { theme } from './theme.css';

/** The line that unfolds what is looked up rather than read. */
export const summary = style({
  width: 'fit-content',
  minHeight: '24px',
  color: theme.color.textFaint,
  cursor: 'pointer',
});
