import { style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

export const warning = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space.hair,
  color: theme.color.errorText,
  fontWeight: theme.weight.bold,
});
