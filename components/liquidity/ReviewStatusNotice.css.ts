import { style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

export const line = style({
  minHeight: '1.45em',
  marginTop: theme.space.tight,
  color: theme.color.textSoft,
});
