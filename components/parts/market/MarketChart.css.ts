import { style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

export const chart = style({ display: 'grid', gap: theme.space.snug, minWidth: 0 });
