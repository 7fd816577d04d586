import { style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

export const fee = style({ display: 'grid', justifyItems: 'end' });

export const approvals = style({ color: theme.color.textFaint, fontSize: theme.size.tiny });
