import { style } from '@vanilla-extract/css';
import { value } from './CopyableValue.css';
import { theme } from './theme.css';
import { tip as tipStyle } from './tip.css';

/** Hovering alone does not show it: the pointer has to have moved there. */
export const tip = style([
  tipStyle,
  { selectors: { [`${value}:hover &[data-hidden]`]: { visibility: 'hidden' } } },
]);

export const icon = style({
  marginLeft: theme.space.tight,
  color: theme.color.textFaint,
  verticalAlign: 'middle',
});
