import { style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';
import { HEIGHT } from './PriceCurve.css';

/** In line with the facts. */
export const inset = style({ padding: `0 ${theme.space.body} ${theme.space.hair}` });

/** The picture's space, and that of its axes' names and its text, while its code is loaded. */
export const space = style({ minHeight: `${HEIGHT + 96}px`, paddingTop: theme.space.tight });
