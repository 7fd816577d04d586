import { style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

export const success = style({ color: theme.color.good });

export const failure = style({ color: theme.color.bad });

export const neutral = style({ color: theme.color.textFaint });
