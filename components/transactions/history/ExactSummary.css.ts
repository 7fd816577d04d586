import { globalStyle, style } from '@vanilla-extract/css';

export const sentence = style({});

// In line with the words around them.
globalStyle(`${sentence} button`, { display: 'inline', minHeight: 0 });

// Icons within a sentence would break it up. The amounts can still be pressed.
globalStyle(`${sentence} svg`, { display: 'none' });

// The tip of an amount near the left edge would leave the dialog.
globalStyle(`${sentence} [data-exact]`, { right: 'auto', left: 0 });
