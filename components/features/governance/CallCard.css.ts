import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '@/components/ui/media';
import { summary } from '@/components/ui/summary.css';
import { surface } from '@/components/ui/surface.css';
import { theme } from '@/components/ui/theme.css';

/** All calls in one card, which is as wide as the others: wider than the text above it. */
export const list = style([
  surface,
  {
    marginInline: `calc(-1 * ${theme.space.tight})`,
    padding: `${theme.space.hair} ${theme.space.tight}`,
    '@media': { [media.fromTablet]: { paddingInline: theme.space.body } },
  },
]);

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

/** A term and its value in one line; on a phone below each other. */
const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: theme.space.body,
  fontSize: theme.size.label,
  // Two lines of links are far enough from each other for a finger.
  lineHeight: '24px',
  '@media': { [media.phone]: { flexDirection: 'column' } },
});

export const row = style([line]);

export const term = style({ color: theme.color.textFaint });

export const value = style({
  minWidth: 0,
  marginInlineStart: 'auto',
  color: theme.color.textSoft,
  textAlign: 'end',
  overflowWrap: 'anywhere',
  '@media': { [media.phone]: { marginInlineStart: 0, textAlign: 'start' } },
});

/** What a number counts, with the number itself to unfold. */
export const counted = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  columnGap: theme.space.snug,
  '@media': { [media.phone]: { justifyContent: 'flex-start' } },
});

/** Once it is unfolded, it has a line of its own. */
export const exact = style({ selectors: { '&[open]': { flexBasis: '100%' } } });

export const unfold = style([summary, { marginInlineStart: 'auto' }]);

/** Long data scrolls inside its box. */
export const data = style({
  display: 'block',
  maxHeight: '9em',
  overflowY: 'auto',
  overflowWrap: 'anywhere',
  textAlign: 'start',
});

const outcome = style([line, { gridColumn: 2, overflowWrap: 'anywhere' }]);

export const outcomeText = style({
  marginInlineStart: 'auto',
  textAlign: 'end',
  '@media': { [media.phone]: { marginInlineStart: 0, textAlign: 'start' } },
});

export const outcomes = styleVariants({
  succeeds: [outcome, { color: theme.color.good }],
  succeedsAlone: [outcome, { color: theme.color.textSoft }],
  succeedsAfter: [outcome, { color: theme.color.good }],
  reverts: [outcome, { color: theme.color.bad }],
  notReached: [outcome, { color: theme.color.caution }],
  mayDepend: [outcome, { color: theme.color.caution }],
  unknown: [outcome, { color: theme.color.textSoft }],
});
