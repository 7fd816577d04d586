import { style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

/** Below its amount, in a grid or in a wrapping row. */
export const note = style({
  gridColumn: '1 / -1',
  flexBasis: '100%',
  color: theme.color.textFaint,
  fontSize: theme.size.label,
});
