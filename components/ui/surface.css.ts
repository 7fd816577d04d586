import { style } from '@vanilla-extract/css';
import { theme } from './theme.css';

/** The look of a card that is one of several. */
export const surface = style({
  padding: theme.space.body,
  background: theme.color.card,
  borderRadius: theme.radius.card,
  boxShadow: theme.shadow,
});
