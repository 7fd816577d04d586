import { style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

export const quiet = style({ color: theme.color.textFaint });
