import { style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

/** Readable on every colour of `lib/base/tokens/tokenMark.ts`. */
const LETTERS = '#FFFFFF';

export const logo = style({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  overflow: 'hidden',
  borderRadius: theme.radius.round,
  color: LETTERS,
  fontWeight: theme.weight.bold,
  lineHeight: 1,
  userSelect: 'none',
  textAlign: 'center',
  // Drawn, not text: the accessible name of a button must equal its visible text.
  selectors: { '&::before': { content: 'attr(data-letters)' } },
});

export const image = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'contain',
  background: theme.color.card,
  selectors: { '&[data-waiting]': { opacity: 0 } },
});
