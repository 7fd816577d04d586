import { style } from '@vanilla-extract/css';
import { theme } from './theme.css';

/** The look of what a user types in. */
export const fieldBox = style({
  padding: `0 ${theme.space.snug}`,
  background: theme.color.field,
  border: '1px solid transparent',
  borderRadius: theme.radius.body,
});

/** A line of text that a user types. */
export const field = style([
  fieldBox,
  {
    width: '100%',
    minWidth: 0,
    height: '48px',
    padding: `0 ${theme.space.body}`,
    fontSize: theme.size.heading,
    textOverflow: 'ellipsis',
    selectors: {
      '&::placeholder': { color: theme.color.textFaint },
      '&::-webkit-search-cancel-button': { display: 'none' },
    },
  },
]);
