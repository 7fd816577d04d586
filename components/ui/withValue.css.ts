import { style } from '@vanilla-extract/css';
import { theme } from './theme.css';

/**
 * An amount, then what it is worth: in one line, or beneath each other where there is no room. They
 * stand at the side of their place.
 */
export const withValue = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  justifyContent: 'inherit',
  alignItems: 'baseline',
  columnGap: theme.space.tight,
  maxWidth: '100%',
});
