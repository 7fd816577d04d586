import { style } from '@vanilla-extract/css';

export const fee = style({ display: 'grid', justifyItems: 'end' });
