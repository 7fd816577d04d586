import { style } from '@vanilla-extract/css';
import { theme } from './theme.css';

export const place = style({ position: 'relative', display: 'inline-flex' });

/** The menu's place: it covers the button, but takes no clicks from it. */
export const anchor = style({ position: 'absolute', inset: 0, pointerEvents: 'none' });

export const menu = style({
  zIndex: 20,
  minWidth: '200px',
  padding: theme.space.tight,
  background: theme.color.card,
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.body,
  boxShadow: theme.shadow,
});

export const item = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space.wide,
  minHeight: '40px',
  padding: `0 ${theme.space.snug}`,
  borderRadius: theme.radius.small,
  color: theme.color.textSoft,
  fontWeight: theme.weight.medium,
  textDecoration: 'none',
  outline: 'none',
  selectors: {
    '&[data-highlighted]': { background: theme.color.field, color: theme.color.text },
    '&:focus-visible': { outline: `2px solid ${theme.color.ring}`, outlineOffset: '-2px' },
  },
});
