import { style } from '@vanilla-extract/css';

/** An amount above what it is worth. */
export const lines = style({ display: 'grid', justifyItems: 'end' });
