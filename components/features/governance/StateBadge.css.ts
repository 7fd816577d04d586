import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

const badge = style({
  justifySelf: 'start',
  padding: `${theme.space.hair} 10px`,
  background: theme.color.field,
  // A page is nearly as light as a field.
  boxShadow: `inset 0 0 0 1px ${theme.color.line}`,
  borderRadius: theme.radius.round,
  fontSize: theme.size.label,
  fontWeight: theme.weight.bold,
  whiteSpace: 'nowrap',
});

export const tones = styleVariants({
  blue: [badge, { color: theme.color.info }],
  green: [badge, { color: theme.color.good }],
  red: [badge, { color: theme.color.bad }],
  grey: [badge, { color: theme.color.textSoft }],
});

/** What can be voted on now. */
export const active = style({ background: theme.color.infoSoft });
