import { keyframes, style } from '@vanilla-extract/css';
import { theme } from './theme.css';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const spinner = style({
  display: 'inline-block',
  width: '1.25em',
  height: '1.25em',
  border: `2px solid ${theme.color.line}`,
  borderTopColor: theme.color.textSoft,
  borderRadius: theme.radius.round,
  animation: `${turn} 0.9s linear infinite`,
});

export const ring = style({ width: '100%', height: '100%', borderWidth: '3px' });

export const large = style({ width: '56px', height: '56px', borderWidth: '4px' });
