import { style } from '@vanilla-extract/css';
import { theme } from './theme.css';

const other = style({
  padding: `${theme.space.tight} 0`,
  color: theme.color.textSoft,
  fontWeight: theme.weight.medium,
  textDecoration: 'none',
  selectors: { '&:hover': { color: theme.color.text } },
});

export const before = style([other, { order: -1, marginInlineEnd: theme.space.body }]);

export const after = style([other, { marginInlineStart: theme.space.body }]);

export const actions = style({ marginInlineStart: 'auto' });
