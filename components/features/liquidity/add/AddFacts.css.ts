import { style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

/** Below the figures, in line with them. */
export const risk = style({
  padding: `${theme.space.tight} ${theme.space.body} 0`,
  color: theme.color.textFaint,
  fontSize: theme.size.label,
});
