import { keyframes, style } from '@vanilla-extract/css';
import { theme } from './theme.css';

const breathe = keyframes({ '50%': { opacity: 0.45 } });

const breathing = style({
  borderRadius: theme.radius.small,
  background: theme.color.line,
  animation: `${breathe} 1.6s ease-in-out infinite`,
});

export const skeleton = style([
  breathing,
  { display: 'inline-block', height: '1em', verticalAlign: '-0.125em' },
]);

/** A sentence whose lines are filled in its place. */
export const sentence = style([
  breathing,
  { color: 'transparent', boxDecorationBreak: 'clone', userSelect: 'none' },
]);
