import { style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

/** Two lines in the height of any primary action, so that nothing moves. */
export const cutOff = style({
  display: 'grid',
  placeContent: 'center',
  gap: 0,
  paddingBlock: 0,
  lineHeight: 22 / 17,
});

export const retry = style({
  color: theme.color.textSoft,
  fontSize: theme.size.label,
  fontWeight: theme.weight.medium,
  textDecoration: 'underline',
});
