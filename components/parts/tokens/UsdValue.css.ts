import { style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

export const value = style({
  color: theme.color.textFaint,
  fontSize: theme.size.label,
  fontWeight: theme.weight.regular,
  whiteSpace: 'nowrap',
});
