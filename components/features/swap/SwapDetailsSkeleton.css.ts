import { style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

/** The line that opens the price curve. */
export const curve = style({
  padding: `0 ${theme.space.body} ${theme.space.hair}`,
  minHeight: '28px',
});
