import { style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

export const age = style({
  padding: `${theme.space.tight} ${theme.space.body} 0`,
  color: theme.color.caution,
  fontSize: theme.size.label,
  fontVariantNumeric: 'tabular-nums',
});
