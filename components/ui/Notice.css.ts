import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from './theme.css';

const base = style({
  display: 'grid',
  gap: theme.space.tight,
  justifyItems: 'start',
  padding: `${theme.space.snug} ${theme.space.body}`,
  borderRadius: theme.radius.body,
  background: theme.color.field,
  overflowWrap: 'anywhere',
});

/** How serious a notice is. */
export const tones = styleVariants({
  plain: [base, { color: theme.color.textSoft }],
  warning: [base, { background: theme.color.cautionSoft, color: theme.color.caution }],
  error: [base, { background: theme.color.badSoft, color: theme.color.bad }],
});
