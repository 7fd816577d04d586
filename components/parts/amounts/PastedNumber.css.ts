import { style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

export const problem = style({
  color: theme.color.errorText,
  fontSize: theme.size.tiny,
  overflowWrap: 'anywhere',
});
