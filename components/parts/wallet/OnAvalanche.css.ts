import { style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

export const waiting = style({ display: 'grid', placeItems: 'center', minHeight: '12rem' });

export const parts = style({ display: 'grid', gap: theme.space.body, justifyItems: 'start' });
