import { style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

export const row = style({
  display: 'grid',
  gap: theme.space.hair,
  padding: `${theme.space.snug} 0`,
  borderBottom: `1px solid ${theme.color.line}`,
});

export const head = style({ display: 'flex', alignItems: 'center', gap: theme.space.snug });

export const words = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });

export const name = style({ fontWeight: theme.weight.bold });

export const facts = style({ color: theme.color.textSoft, fontSize: theme.size.label });

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
