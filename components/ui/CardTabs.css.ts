import { style } from '@vanilla-extract/css';
import { theme } from './theme.css';

export const tabs = style({
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  justifyContent: 'space-between',
  marginInlineStart: theme.space.body,
});

export const other = style({
  padding: `${theme.space.tight} 0`,
  color: theme.color.textSoft,
  fontWeight: theme.weight.medium,
  textDecoration: 'none',
  selectors: { '&:hover': { color: theme.color.text } },
});
