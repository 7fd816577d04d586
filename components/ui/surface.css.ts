import { style } from '@vanilla-extract/css';
import { media } from './media';
import { theme } from './theme.css';

/** The look of a card that is one of several, its content in line with that of a form's card. */
export const surface = style({
  padding: `${theme.space.body} ${theme.space.wide}`,
  '@media': { [media.phone]: { paddingInline: theme.space.body } },
  background: theme.color.card,
  borderRadius: theme.radius.card,
  boxShadow: theme.shadow,
});
