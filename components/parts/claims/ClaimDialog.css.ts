import { style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.snug,
});

export const text = style({ color: theme.color.textSoft, fontSize: theme.size.body });

/** The number of the claim, and the current claim in the list. */
export const place = style({ fontWeight: theme.weight.bold });

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  listStyle: 'none',
  padding: 0,
  margin: 0,
});

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${theme.space.hair} ${theme.space.snug}`,
  padding: `${theme.space.snug} 0`,
  selectors: { '& + &': { borderTop: `1px solid ${theme.color.line}` } },
});

export const logos = style({ display: 'flex', flexShrink: 0 });

export const name = style({ display: 'grid', flex: '1 1 120px', minWidth: 0 });

export const note = style({ color: theme.color.textFaint, fontSize: theme.size.label });

export const amounts = style({
  display: 'grid',
  marginInlineStart: 'auto',
  textAlign: 'end',
  overflowWrap: 'anywhere',
});

/** Below the name, over the whole width: a reason can be long. */
export const result = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: theme.space.tight,
  flexBasis: '100%',
  minWidth: 0,
  color: theme.color.textSoft,
  fontSize: theme.size.body,
  overflowWrap: 'anywhere',
});

const mark = { flexShrink: 0, marginTop: '2px' };

export const done = style({ ...mark, color: theme.color.good });

export const failed = style({ ...mark, color: theme.color.bad });

export const waiting = style({ ...mark, color: theme.color.textFaint });

export const actions = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(120px, 100%), 1fr))',
  gap: theme.space.tight,
});

/** Over all columns of the actions. */
export const mainAction = style({ gridColumn: '1 / -1' });
