import { style } from '@vanilla-extract/css';

export const logos = style({ display: 'inline-flex', flexShrink: 0 });

export const second = style({ display: 'inline-flex', marginLeft: '-8px' });
