import { style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

/** In place of a form or a result: what is missing, in the middle of a quiet frame. */
export const emptyPlace = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: theme.space.snug,
  padding: theme.space.body,
  background: `radial-gradient(60% 96px at 50% 0, ${theme.color.halo}, transparent) no-repeat`,
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.body,
  color: theme.color.textSoft,
  textAlign: 'center',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
});
