import { style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

export const plain = style({ marginLeft: theme.space.hair, color: theme.color.textFaint });

export const marked = style({ marginLeft: theme.space.hair, color: theme.color.warningText });
