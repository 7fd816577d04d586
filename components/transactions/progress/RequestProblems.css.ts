import { style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space.tight,
  marginTop: theme.space.tight,
});
