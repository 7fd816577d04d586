import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.tight,
  padding: theme.space.snug,
  background: theme.color.field,
  borderRadius: theme.radius.body,
});

export const functionName = style({
  fontSize: theme.size.body,
  fontWeight: theme.weight.bold,
  overflowWrap: 'anywhere',
});

export const facts = style({ display: 'grid', gap: theme.space.tight });

export const term = style({ color: theme.color.textFaint, fontSize: theme.size.label });

export const value = style({ fontSize: theme.size.body, overflowWrap: 'anywhere' });

export const meaning = style({ display: 'block' });

/** Long data scrolls inside its box. */
export const data = style({
  display: 'block',
  maxHeight: '9em',
  overflowY: 'auto',
  overflowWrap: 'anywhere',
  fontSize: theme.size.label,
});

const outcome = style({ fontSize: theme.size.body, overflowWrap: 'anywhere' });

export const outcomeTerm = style({
  display: 'block',
  color: theme.color.textFaint,
  fontSize: theme.size.label,
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
