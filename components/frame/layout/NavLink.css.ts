import { style } from '@vanilla-extract/css';

/** Takes no room, so that nothing moves. */
export const progress = style({ position: 'absolute' });
