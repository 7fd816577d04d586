import { style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

export const prices = style({ display: 'grid', gap: theme.space.hair });

export const term = style({ color: theme.color.textFaint });

/** On a line of its own: next to its term a long price would wrap and move the action below. */
export const price = style({ display: 'flex', alignItems: 'center', minHeight: '24px' });
