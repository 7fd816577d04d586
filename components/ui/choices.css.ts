import { createVar, fallbackVar, style } from '@vanilla-extract/css';
import { theme } from './theme.css';

/** Buttons or links side by side. One of them is chosen. */
export const choices = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space.hair,
  margin: 0,
  padding: theme.space.hair,
  border: 'none',
  background: theme.color.raised,
  borderRadius: theme.radius.body,
});

/** For a lower control. */
export const choiceHeight = createVar();

export const choice = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space.hair,
  minHeight: fallbackVar(choiceHeight, '36px'),
  padding: `0 ${theme.space.snug}`,
  background: 'none',
  border: 'none',
  borderRadius: theme.radius.small,
  color: theme.color.textSoft,
  fontSize: theme.size.small,
  fontWeight: theme.weight.medium,
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&[aria-pressed="true"], &[aria-current]': {
      background: theme.color.card,
      color: theme.color.text,
    },
    '&:hover': { color: theme.color.text },
  },
});
