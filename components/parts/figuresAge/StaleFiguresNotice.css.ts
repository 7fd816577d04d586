import { style } from '@vanilla-extract/css';

/** What a place without room leaves out. */
export const more = style({});
