import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

export const row = style({
  display: 'grid',
  gap: theme.space.hair,
  padding: `${theme.space.snug} 0`,
  borderBottom: `1px solid ${theme.color.line}`,
});

/** The mark, the name and the switch, and below the name the rest of the row. */
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: theme.space.snug,
});

/** Its parts are cells of the head. */
export const words = style({ display: 'contents' });

globalStyle(`${head} > :first-child`, { gridRow: '1 / 3' });
globalStyle(`${head} > :last-child`, { gridArea: '1 / 3' });

export const name = style({
  minWidth: 0,
  fontWeight: theme.weight.bold,
  overflowWrap: 'anywhere',
});

export const facts = style({
  gridArea: '2 / 2 / auto / -1',
  color: theme.color.textSoft,
  fontSize: theme.size.label,
  textWrap: 'balance',
});

/** Below the name: the mark and its gap are left of it. */
const BELOW_NAME = '44px';

export const note = style({
  marginInlineStart: BELOW_NAME,
  color: theme.color.textSoft,
  fontSize: theme.size.label,
  overflowWrap: 'anywhere',
});

/** Within a note. */
export const link = style({ color: theme.color.text, textDecoration: 'underline' });

// In the middle of the words before it.
globalStyle(`${link} svg`, { marginInlineStart: '2px', verticalAlign: '-2px' });

export const error = style([note, { color: theme.color.bad }]);

export const actions = style({
  marginInlineStart: BELOW_NAME,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.space.body,
  minHeight: '24px',
});

/** What can be done with a list, quieter than what it is. */
export const action = style({
  minHeight: '24px',
  color: theme.color.textSoft,
  fontSize: theme.size.label,
});

export const update = style([action, { color: theme.color.caution }]);
