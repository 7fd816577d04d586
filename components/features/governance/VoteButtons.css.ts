import { style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

export const buttons = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(120px, 1fr))',
  gap: theme.space.tight,
});
