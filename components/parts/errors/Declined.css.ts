import { style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

export const line = style({ color: theme.color.textFaint, textAlign: 'center' });
