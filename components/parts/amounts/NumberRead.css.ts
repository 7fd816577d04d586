import { style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

export const doubt = style({ color: theme.color.caution, fontSize: theme.size.label });
