import { style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

export const panel = style({
  display: 'grid',
  justifyItems: 'center',
  gap: theme.space.body,
  padding: `${theme.space.section} ${theme.space.body}`,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});

/** As high as the result of a swap from the start, so that nothing moves from state to state. */
export const sheet = style([
  panel,
  { display: 'flex', flexDirection: 'column', alignItems: 'center', minHeight: '460px' },
]);

export const told = style({
  display: 'grid',
  justifyItems: 'center',
  gap: theme.space.body,
});

/** What came and what it cost, over the whole width. */
export const facts = style({ width: '100%' });

/** The amounts of one side, below each other. */
export const amounts = style({ display: 'grid', justifyItems: 'end' });

export const what = style({
  fontSize: theme.size.heading,
  fontWeight: theme.weight.medium,
  textWrap: 'balance',
});

export const faint = style({ color: theme.color.textFaint });

/** Keeps its place until it is shown. */
export const toCome = style({ visibility: 'hidden' });

export const failed = style({ color: theme.color.bad });

/** At the same place and as large while the transaction is pending as at its result. */
export const close = style({
  width: '100%',
  minHeight: '56px',
  marginTop: 'auto',
  fontSize: theme.size.heading,
});

export const link = style({ display: 'inline-flex', alignItems: 'center', gap: theme.space.hair });

export const stages = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: theme.space.hair,
  width: '100%',
  maxWidth: '320px',
  fontSize: theme.size.label,
  color: theme.color.textFaint,
});

export const stage = style({
  display: 'grid',
  justifyItems: 'center',
  gap: theme.space.hair,
  selectors: { '&[aria-current]': { color: theme.color.text, fontWeight: theme.weight.medium } },
});

/** As high as the mark of a stage that is done, so that nothing moves from stage to stage. */
export const stageMark = style({ display: 'grid', placeItems: 'center', height: '16px' });

export const stageToCome = style({
  width: '8px',
  height: '8px',
  border: `2px solid ${theme.color.textFaint}`,
  borderRadius: theme.radius.round,
});

/** The stage under way. The spinner below it moves. */
export const stageNow = style({
  width: '10px',
  height: '10px',
  background: theme.color.action,
  borderRadius: theme.radius.round,
});

export const stageDone = style({ color: theme.color.text });
