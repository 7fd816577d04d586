import { style } from '@vanilla-extract/css';
import { theme } from './theme.css';

/** A term with its figure below it. */
export const figure = style({ minWidth: 0, overflowWrap: 'anywhere' });

/** Room for a term and two lines. */
export const tallFigure = style([figure, { minHeight: '66px' }]);

export const term = style({ color: theme.color.textFaint, fontSize: theme.size.label });

export const value = style({ minHeight: '24px', fontWeight: theme.weight.medium });

/** In one line with what stands next to it, and far enough from the next line for a finger. */
export const valueLine = style([value, { display: 'flex', alignItems: 'center' }]);
