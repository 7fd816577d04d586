import { style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

export const action = style({ marginTop: theme.space.snug });
