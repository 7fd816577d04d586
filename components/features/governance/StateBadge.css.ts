import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

const badge = style({
  justifySelf: 'start',
  padding: `2px ${theme.space.tight}`,
  background: theme.color.raised,
  borderRadius: theme.radius.small,
  fontSize: theme.size.tiny,
  fontWeight: theme.weight.bold,
  whiteSpace: 'nowrap',
});

export const tones = styleVariants({
  blue: [badge, { color: theme.color.infoText }],
  green: [badge, { color: theme.color.successText }],
  red: [badge, { color: theme.color.errorText }],
  grey: [badge, { color: theme.color.textSoft }],
});
