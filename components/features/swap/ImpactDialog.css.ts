import { style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

export const content = style({
  display: 'grid',
  gap: theme.space.snug,
  marginTop: theme.space.body,
});
