import { style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

/** The notices about a recipient, one notice below the other. */
export const notes = style({
  display: 'grid',
  gap: theme.space.tight,
  marginTop: theme.space.tight,
});
