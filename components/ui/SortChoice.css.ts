import { style } from '@vanilla-extract/css';
import { choice } from './choices.css';
import { CHOSEN } from './chosen.css';
import { media } from './media';
import { theme } from './theme.css';

/** The place of the menu of a phone. */
export const menu = style({
  position: 'relative',
  display: 'inline-flex',
  borderRadius: theme.radius.round,
  selectors: { '&:has(:focus-visible)': { outline: `2px solid ${theme.color.ring}` } },
  '@media': { [media.fromTablet]: { display: 'none' } },
});

/** What is seen of it: the present order alone. */
export const menuLook = style([choice, { ...CHOSEN, whiteSpace: 'nowrap' }]);

/** Lies over it: what is pressed, and what has the focus. */
export const select = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  opacity: 0,
  cursor: 'pointer',
  fontSize: theme.size.heading,
});
