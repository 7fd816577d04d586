import { createVar } from '@vanilla-extract/css';

/**
 * Whether the figures inside of an element are tabular, as `global.css.ts` sets them, or
 * `proportional-nums`.
 */
export const figureWidth = createVar();
