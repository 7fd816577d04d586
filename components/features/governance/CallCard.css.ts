import { style, styleVariants } from '@vanilla-extract/css';
import { surface } from '@/components/ui/surface.css';
import { theme } from '@/components/ui/theme.css';

/** All calls in one card. */
export const list = style([surface, { padding: `${theme.space.hair} ${theme.space.tight}` }]);

/** A call, with its number beside it. */
export const call = style({
  display: 'grid',
  gridTemplateColumns: `${theme.space.wide} minmax(0, 1fr)`,
  gap: `${theme.space.hair} ${theme.space.hair}`,
  padding: `${theme.space.snug} ${theme.space.tight}`,
  selectors: { '& + &': { borderTop: `1px solid ${theme.color.line}` } },
});

export const number = style({
  gridRow: '1 / 4',
  color: theme.color.textFaint,
  fontVariantNumeric: 'tabular-nums',
});

export const functionName = style({
  gridColumn: 2,
  fontWeight: theme.weight.medium,
  overflowWrap: 'anywhere',
});

export const facts = style({ gridColumn: 2, display: 'grid' });

/** A term and its value in one line, or below each other if they have no room. */
const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: theme.space.body,
  fontSize: theme.size.label,
  // Two lines of links are far enough from each other for a finger.
  lineHeight: '24px',
});

export const row = style([line]);

export const term = style({ color: theme.color.textFaint });

export const value = style({
  minWidth: 0,
  marginInlineStart: 'auto',
  color: theme.color.textSoft,
  textAlign: 'end',
  overflowWrap: 'anywhere',
});

export const meaning = style({ display: 'block' });

/** Long data scrolls inside its box. */
export const data = style({
  display: 'block',
  maxHeight: '9em',
  overflowY: 'auto',
  overflowWrap: 'anywhere',
  textAlign: 'start',
});

const outcome = style([line, { gridColumn: 2, overflowWrap: 'anywhere' }]);

export const outcomeText = style({ marginInlineStart: 'auto', textAlign: 'end' });

export const outcomes = styleVariants({
  succeeds: [outcome, { color: theme.color.good }],
  succeedsAlone: [outcome, { color: theme.color.textSoft }],
  succeedsAfter: [outcome, { color: theme.color.good }],
  reverts: [outcome, { color: theme.color.bad }],
  notReached: [outcome, { color: theme.color.caution }],
  mayDepend: [outcome, { color: theme.color.caution }],
  unknown: [outcome, { color: theme.color.textSoft }],
});
