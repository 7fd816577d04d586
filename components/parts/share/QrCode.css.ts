import { style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

/** Dark on light in both themes: many scanners read no other code. */
export const code = style({
  width: 'min(100%, 280px)',
  padding: theme.space.snug,
  background: 'white',
  color: 'black',
  borderRadius: theme.radius.body,
});
