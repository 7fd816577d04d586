import { style } from '@vanilla-extract/css';

/** The part of an APR that a narrow list leaves out: what the total adds to the rewards. */
export const feesPart = style({});
