import { style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

export const action = style({
  display: 'grid',
  gap: theme.space.tight,
  marginTop: theme.space.snug,
});
