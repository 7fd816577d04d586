import { style } from '@vanilla-extract/css';
import { theme } from './theme.css';

export const track = style({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  width: '48px',
  height: '28px',
  padding: '3px',
  background: theme.color.field,
  border: `1px solid ${theme.color.textFaint}`,
  borderRadius: theme.radius.round,
  cursor: 'pointer',
  transition: `background ${theme.motion.quick}`,
  selectors: { '&[aria-checked="true"]': { background: theme.color.text } },
});

export const thumb = style({
  width: '20px',
  height: '20px',
  background: theme.color.textFaint,
  borderRadius: theme.radius.round,
  transition: `transform ${theme.motion.quick}, background ${theme.motion.quick}`,
  selectors: {
    [`${track}[aria-checked="true"] &`]: {
      background: theme.color.card,
      transform: 'translateX(20px)',
    },
  },
});
