import { globalStyle, style } from '@vanilla-extract/css';

export const kept = style({ whiteSpace: 'nowrap' });

// Inside of an amount lines end as elsewhere.
globalStyle(`${kept} > :not(:last-child)`, { whiteSpace: 'normal' });
