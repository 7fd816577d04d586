import { globalStyle, style } from '@vanilla-extract/css';
import { EMPTY } from './empty.css';
import { media } from './media';
import { theme } from './theme.css';

/** Parts below each other; an element of `ul` is a table: rows in one card. */
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.tight,
  selectors: {
    'ul&': {
      containerType: 'inline-size',
      gap: 0,
      background: theme.color.card,
      borderRadius: theme.radius.card,
      boxShadow: theme.shadow,
    },
  },
});

globalStyle(`ul${list} > li`, {
  padding: `${theme.space.body} ${theme.space.wide}`,
  background: 'none',
  borderRadius: 0,
  boxShadow: 'none',
  '@media': { [media.phone]: { paddingInline: theme.space.body } },
});

globalStyle(`ul${list} > li + li`, { borderTop: `1px solid ${theme.color.line}` });
globalStyle(`ul${list} > li:first-child`, {
  borderRadius: `${theme.radius.card} ${theme.radius.card} 0 0`,
});
globalStyle(`ul${list} > li:last-child`, {
  borderRadius: `0 0 ${theme.radius.card} ${theme.radius.card}`,
});
globalStyle(`ul${list} > li:only-child`, { borderRadius: theme.radius.card });

/** The line at the start of a row of what the account has. */
export const ownEdge = style({
  // Clear of the round corners of the card.
  '::before': {
    content: '',
    position: 'absolute',
    insetBlock: theme.space.body,
    insetInlineStart: 0,
    width: '3px',
    borderRadius: theme.radius.round,
    background: theme.color.edge,
  },
});

/** A row of what the account has. */
export const ownRow = style([
  ownEdge,
  { position: 'relative', borderInlineStart: '3px solid transparent' },
]);

/** A row that is one link. */
export const linkRow = style({
  padding: `${theme.space.body} ${theme.space.wide}`,
  borderRadius: 'inherit',
  color: theme.color.text,
  textDecoration: 'none',
  transition: `background ${theme.motion.quick}`,
  '@media': { [media.phone]: { paddingInline: theme.space.body } },
  selectors: { '&:hover': { background: theme.color.field } },
});

globalStyle(`ul${list} > li:has(> ${linkRow})`, { padding: 0 });

/**
 * A table on a tablet, or beside the pinned navigation: as the media query `tablet`, by the width
 * of the table.
 */
export const NARROW_TABLE = '(min-width: 640px) and (max-width: 927px)';

/** The text in place of an empty list. */
export const emptyList = style(EMPTY);

/** With an action below it. */
export const emptyListWithAction = style([
  emptyList,
  { display: 'grid', justifyItems: 'center', gap: theme.space.body },
]);

export const emptyListAction = style({ width: '100%', maxWidth: '320px' });

/** Keeps the height of one line, even while empty. */
export const listCount = style({ minHeight: '1lh', color: theme.color.textFaint });

/** The place of a row. */
export const skeletonRow = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space.body,
  minHeight: '76px',
});
