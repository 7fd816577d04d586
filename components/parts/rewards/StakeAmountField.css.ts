import { style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

export const mark = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space.tight,
  fontWeight: theme.weight.bold,
  overflowWrap: 'anywhere',
});
