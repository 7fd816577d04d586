import { style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

export const place = style({ marginBottom: theme.space.tight });
