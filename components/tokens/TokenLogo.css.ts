import { style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

export const logo = style({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  borderRadius: theme.radius.round,
  color: theme.color.onAccent,
  fontWeight: theme.weight.bold,
  lineHeight: 1,
  userSelect: 'none',
  // Drawn, not written: to what is written beside it, the name of a button must be equal.
  selectors: { '&::before': { content: 'attr(data-letter)' } },
});
