import { style } from '@vanilla-extract/css';
import { value } from './CopyableValue.css';
import { theme } from './theme.css';
import { tip as tipStyle } from './tip.css';

/**
 * Hovering alone does not show it: the pointer has to have moved there. A finger that rests there
 * does, which some browsers do not count as hovering.
 */
export const tip = style([
  tipStyle,
  {
    selectors: {
      [`${value}:hover &[data-hidden]`]: { visibility: 'hidden' },
      '&[data-held]': { visibility: 'visible' },
    },
  },
]);

export const icon = style({
  marginLeft: theme.space.tight,
  color: theme.color.textFaint,
  verticalAlign: 'middle',
});
