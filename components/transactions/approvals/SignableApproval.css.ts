import { style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

export const panel = style({ display: 'grid', gap: theme.space.tight });

export const other = style({ textDecoration: 'underline' });
