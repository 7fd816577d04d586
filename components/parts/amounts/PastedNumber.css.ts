import { style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

export const problem = style({
  color: theme.color.bad,
  fontSize: theme.size.label,
  overflowWrap: 'anywhere',
});
