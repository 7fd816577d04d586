import { style } from '@vanilla-extract/css';
import { CHOSEN } from './chosen.css';
import { theme } from './theme.css';

/** Buttons or links side by side. One of them is chosen. */
export const choices = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space.hair,
  margin: 0,
  padding: 0,
  border: 'none',
});

export const choice = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space.hair,
  minHeight: '36px',
  padding: `0 ${theme.space.snug}`,
  background: 'none',
  border: 'none',
  borderRadius: theme.radius.round,
  color: theme.color.textFaint,
  fontSize: theme.size.body,
  fontWeight: theme.weight.medium,
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: theme.color.text },
    '&[aria-pressed="true"], &[aria-current]': CHOSEN,
  },
});
