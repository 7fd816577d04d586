import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from './theme.css';
import { toned } from './toned.css';

export const notice = style({
  display: 'grid',
  gap: theme.space.tight,
  justifyItems: 'start',
  padding: `${theme.space.snug} ${theme.space.body}`,
  borderRadius: theme.radius.body,
  background: theme.color.field,
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
});

/** How serious a notice is. */
export const tones = styleVariants({
  plain: [notice, { color: theme.color.textSoft }],
  warning: [notice, toned, { background: theme.color.cautionSoft, color: theme.color.caution }],
  error: [notice, toned, { background: theme.color.badSoft, color: theme.color.bad }],
});
