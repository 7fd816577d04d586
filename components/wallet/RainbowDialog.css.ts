import { globalStyle, style } from '@vanilla-extract/css';

export const help = style({ textDecoration: 'underline' });

// RainbowKit's dialog is 368 px wide: on a narrower screen it would be cut.
globalStyle('[data-rk] [role="document"] > div > div', {
  boxSizing: 'border-box',
  minWidth: 0,
  maxWidth: '100vw',
});
