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
  fontSize: theme.size.body,
  fontWeight: theme.weight.medium,
  textWrap: 'balance',
});

export const faint = style({ color: theme.color.textFaint });

/** Keeps its place until it is shown. */
export const toCome = style({ visibility: 'hidden' });

export const failed = style({ color: theme.color.errorText });

/** At the same place and as large while the transaction is pending as at its result. */
export const close = style({
  width: '100%',
  minHeight: '56px',
  marginTop: 'auto',
  fontSize: theme.size.body,
});

export const link = style({ display: 'inline-flex', alignItems: 'center', gap: theme.space.hair });
