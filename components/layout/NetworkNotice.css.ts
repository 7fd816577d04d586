import { style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

export const place = style({
  width: '100%',
  maxWidth: '480px',
  margin: `0 auto ${theme.space.body}`,
});
