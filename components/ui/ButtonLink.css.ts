import { style, styleVariants } from '@vanilla-extract/css';
import { looks as buttonLooks } from './Button.css';
import { theme } from './theme.css';

const base = style({ textDecoration: 'none', whiteSpace: 'nowrap' });

const accent = style([
  buttonLooks.accent,
  base,
  { selectors: { '&:hover': { background: theme.color.accentHover } } },
]);

const secondary = style([
  buttonLooks.secondary,
  base,
  { minHeight: '36px', selectors: { '&:hover': { borderColor: theme.color.line } } },
]);

/** The looks of a link that stands where a button would. */
export const looks = styleVariants({ accent: [accent], secondary: [secondary] });
