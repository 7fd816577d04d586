import { style } from '@vanilla-extract/css';
import { theme } from './theme.css';

/** The place of the primary action below a form. */
export const formAction = style({
  display: 'grid',
  gap: theme.space.tight,
  marginTop: theme.space.snug,
});
