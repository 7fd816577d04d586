import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from './theme.css';

const base = style({
  display: 'grid',
  gap: theme.space.tight,
  justifyItems: 'start',
  padding: `${theme.space.snug} ${theme.space.body}`,
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.body,
  background: theme.color.raised,
  overflowWrap: 'anywhere',
});

/** How serious a notice is. */
export const tones = styleVariants({
  plain: [base, { color: theme.color.textSoft }],
  warning: [base, { color: theme.color.warningText }],
  error: [base, { color: theme.color.errorText }],
});
