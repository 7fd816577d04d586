import { style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

export const forms = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.tight,
});
