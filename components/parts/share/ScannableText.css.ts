import { style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

export const text = style({
  width: '100%',
  padding: `${theme.space.snug} ${theme.space.body}`,
  background: theme.color.field,
  borderRadius: theme.radius.body,
  fontSize: theme.size.label,
  overflowWrap: 'anywhere',
});

/** One or two buttons, as wide as the text. */
export const actions = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  gap: theme.space.tight,
  width: '100%',
});

/** Keeps its line, so that the dialog is as high before. */
export const outcome = style({
  minHeight: '20px',
  color: theme.color.textSoft,
  fontSize: theme.size.label,
});
