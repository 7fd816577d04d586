import { style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

export const ribbon = style({
  padding: `${theme.space.hair} ${theme.space.snug}`,
  background: theme.color.raised,
  borderLeft: `4px solid ${theme.color.accent}`,
  borderRadius: theme.radius.small,
  color: theme.color.text,
  fontWeight: theme.weight.medium,
});
