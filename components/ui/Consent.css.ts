import { style } from '@vanilla-extract/css';
import { theme } from './theme.css';

export const consent = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.snug,
  minHeight: '40px',
  cursor: 'pointer',
  color: theme.color.text,
});

export const checkbox = style({
  flexShrink: 0,
  margin: 0,
  width: '20px',
  height: '20px',
  accentColor: theme.color.text,
});
