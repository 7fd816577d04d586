import { style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space.hair,
  color: 'inherit',
  textDecoration: 'underline',
});
