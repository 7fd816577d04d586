import { style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

export const details = style({ padding: `0 ${theme.space.body} ${theme.space.tight}` });

/** In line with the facts above. */
export const folded = style({ margin: `0 calc(-1 * ${theme.space.body})` });
