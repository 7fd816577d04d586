import { style } from '@vanilla-extract/css';

/** The part of an APR that a narrow list leaves out: the total less the fees. */
export const rewardsPart = style({});
