import { style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

export const kept = style({
  float: 'right',
  color: theme.color.textFaint,
  fontSize: theme.size.tiny,
});
