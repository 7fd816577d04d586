import { fallbackVar, globalStyle } from '@vanilla-extract/css';
import { figureWidth } from './figures.css';
import { media } from './media';
import { theme } from './theme.css';

globalStyle('*', { boxSizing: 'border-box' });

globalStyle('body', {
  margin: 0,
  minHeight: '100dvh',
  background: `radial-gradient(900px 520px at 50% -120px, ${theme.color.halo}, transparent 70%) no-repeat, ${theme.color.page}`,
  color: theme.color.text,
  fontFamily: theme.font.body,
  fontSize: theme.size.body,
  lineHeight: 22 / 15,
  WebkitFontSmoothing: 'antialiased',
});

globalStyle('button, input, select, textarea', {
  font: 'inherit',
  color: 'inherit',
});

// Figures alone: with them the font also has a wider hyphen. A class may set another width.
globalStyle(
  'bdi, dd, td, time, output, input:where([inputmode]), :where([data-exact], [translate="no"], [aria-live="off"])',
  { fontVariantNumeric: fallbackVar(figureWidth, 'tabular-nums') },
);
globalStyle('h1, h2, h3, header', {
  vars: { [figureWidth]: 'proportional-nums' },
  fontVariantNumeric: 'proportional-nums',
});
globalStyle('h1, h2, h3, p, ul, ol, dl, dd, figure', { margin: 0, padding: 0 });
globalStyle('ul, ol', { listStyle: 'none' });
globalStyle('a', { color: 'inherit' });
// A figure and its symbol, or a pair (`jsx/isolatedParts.ts`).
globalStyle('bdi:has(> bdi)', { display: 'inline-block' });

// Until the texts of the user's language are there: see `release/languages`. What a page says before
// its scripts run is translated, and shown, earlier than the rest.
globalStyle(
  'html[data-texts="waiting"]:not([data-scripts="failed"]) :is(body *:not([data-early] *), body *::before)',
  {
    color: 'transparent !important',
    transition: 'none !important',
  },
);

globalStyle(':focus-visible', {
  outline: `2px solid ${theme.color.ring}`,
  outlineOffset: '2px',
});

globalStyle('*, *::before, *::after', {
  '@media': {
    [media.reducedMotion]: {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
    },
  },
});
