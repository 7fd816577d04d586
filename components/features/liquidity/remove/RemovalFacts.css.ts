import { style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

/** What the position is worth now, next to what it would be. */
export const before = style({ color: theme.color.textFaint });

export const arrow = style({ flexShrink: 0, color: theme.color.textFaint });
