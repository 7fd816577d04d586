import { style } from '@vanilla-extract/css';
import { theme } from './theme.css';

export const list = style({ display: 'grid', gap: theme.space.tight });

/** The text in place of an empty list. */
export const emptyList = style({
  padding: `${theme.space.section} ${theme.space.body}`,
  border: `1px dashed ${theme.color.line}`,
  borderRadius: theme.radius.card,
  color: theme.color.textSoft,
  textAlign: 'center',
  textWrap: 'balance',
});

/** With an action below it. */
export const emptyListWithAction = style([
  emptyList,
  { display: 'grid', justifyItems: 'center', gap: theme.space.body },
]);

export const emptyListAction = style({ width: '100%', maxWidth: '320px' });

/** Keeps the height of one line, even while empty. */
export const listCount = style({ minHeight: '1.45em', color: theme.color.textFaint });

/** A spinner in place of a list, or of the rest of it. */
export const listWaiting = style({
  display: 'grid',
  justifyItems: 'center',
  padding: theme.space.section,
});
