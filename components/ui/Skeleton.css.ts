import { keyframes, style } from '@vanilla-extract/css';
import { theme } from './theme.css';

const breathe = keyframes({ '50%': { opacity: 0.45 } });

export const skeleton = style({
  display: 'inline-block',
  height: '1em',
  verticalAlign: '-0.125em',
  borderRadius: theme.radius.small,
  background: theme.color.line,
  animation: `${breathe} 1.6s ease-in-out infinite`,
});
