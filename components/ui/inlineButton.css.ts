import { style } from '@vanilla-extract/css';
import { theme } from './theme.css';

/** A button or link inside a sentence, which gets no higher. */
export const inlineButton = style({
  padding: 0,
  border: 0,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  fontWeight: theme.weight.medium,
  textDecoration: 'underline',
  cursor: 'pointer',
});
