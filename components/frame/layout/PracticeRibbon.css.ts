import { style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

export const ribbon = style({
  padding: `2px ${theme.space.snug}`,
  background: `linear-gradient(${theme.color.accentSoft}, ${theme.color.accentSoft}), ${theme.color.card}`,
  borderRadius: theme.radius.round,
  color: theme.color.accentText,
  fontWeight: theme.weight.medium,
});
