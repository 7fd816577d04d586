import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

export const prices = style({ display: 'grid' });

export const term = style({ color: theme.color.textFaint });

/** On a line of its own: next to its term a long price would wrap and move the action below. */
export const price = style({ display: 'flex', alignItems: 'center', minHeight: '24px' });

// Each price is closest to its own term.
globalStyle(`${price} + ${term}`, { marginTop: theme.space.tight });
