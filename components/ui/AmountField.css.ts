import { style } from '@vanilla-extract/css';
import { theme } from './theme.css';

export const field = style({
  padding: `${theme.space.snug} ${theme.space.body}`,
  background: theme.color.raised,
  border: '1px solid transparent',
  borderRadius: theme.radius.body,
  transition: `border-color ${theme.motion.quick}`,
  selectors: { '&:focus-within': { borderColor: theme.color.accent } },
});

export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space.snug,
  minHeight: '24px',
});

export const label = style({ color: theme.color.textFaint, fontSize: theme.size.tiny });

export const note = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.tight,
  color: theme.color.textFaint,
  fontSize: theme.size.tiny,
  overflowWrap: 'anywhere',
});

export const input = style({
  flex: 1,
  minWidth: 0,
  height: '44px',
  padding: 0,
  border: 0,
  outline: 'none',
  background: 'transparent',
  fontSize: theme.size.figure,
  fontWeight: theme.weight.medium,
  letterSpacing: '-0.02em',
  textOverflow: 'ellipsis',
  selectors: {
    '&::placeholder': { color: theme.color.textFaint },
    '&:focus-visible': { outline: 'none' },
  },
});

export const stale = style({ color: theme.color.textFaint });
