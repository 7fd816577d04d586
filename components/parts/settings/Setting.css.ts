import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

export const setting = style({
  display: 'grid',
  gap: theme.space.tight,
  padding: `${theme.space.body} 0`,
  selectors: {
    '&:first-of-type': { paddingTop: 0 },
    '&:not(:first-of-type)': { borderTop: `1px solid ${theme.color.line}` },
    '&:last-of-type': { paddingBottom: 0 },
  },
});

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space.tight,
});

export const title = style({
  fontSize: theme.size.body,
  fontWeight: theme.weight.bold,
});

export const words = style({ flex: 1, minWidth: '180px' });

/** Keeps the place of two lines, so that nothing moves when a longer note comes. */
const note = style({ minHeight: '2lh', fontSize: theme.size.label });

/** What a setting does, in words that never change. */
export const help = style({ color: theme.color.textFaint, fontSize: theme.size.label });

/** A setting's note: what it does, that it is risky, or that the typed text is invalid. */
export const notes = styleVariants({
  plain: [note, { color: theme.color.textFaint }],
  warning: [note, { color: theme.color.caution }],
  error: [note, { color: theme.color.bad }],
});

/** A value that the note suggests. */
export const suggested = style({ textDecoration: 'underline' });

export const unseen = style({ visibility: 'hidden' });
