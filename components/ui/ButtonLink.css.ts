import { style, styleVariants } from '@vanilla-extract/css';
import { variants as buttonVariants } from './Button.css';
import { theme } from './theme.css';

const base = style({ textDecoration: 'none', whiteSpace: 'nowrap' });

const accent = style([
  buttonVariants.accent,
  base,
  { selectors: { '&:hover': { background: theme.color.actionHover } } },
]);

const primary = style([
  buttonVariants.primary,
  base,
  { selectors: { '&:hover': { background: theme.color.actionHover } } },
]);

const secondary = style([
  buttonVariants.secondary,
  base,
  { selectors: { '&:hover': { background: theme.color.hover } } },
]);

/** The variants of a link that looks like a button. */
export const variants = styleVariants({
  accent: [accent],
  primary: [primary],
  secondary: [secondary],
});
