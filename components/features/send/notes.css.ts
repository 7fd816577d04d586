import { style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

/** What is said of a recipient, one notice below the other. */
export const notes = style({
  display: 'grid',
  gap: theme.space.tight,
  marginTop: theme.space.tight,
});
