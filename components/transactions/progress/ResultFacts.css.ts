import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

export const received = style({
  display: 'grid',
  justifyItems: 'center',
  marginTop: theme.space.hair,
});

export const term = style({ fontSize: theme.size.label, color: theme.color.textFaint });

export const receivedAmount = style({
  display: 'grid',
  // Its dollars are below it: beside it they would push it off the middle.
  justifyItems: 'center',
  margin: 0,
  fontSize: theme.size.pageTitle,
  lineHeight: 34 / 28,
  fontWeight: theme.weight.medium,
});

/** What was paid and what it cost, over the whole width. */
export const facts = style({ width: '100%' });

// The sheet has the distances between its parts.
globalStyle(`${facts} > dl`, { paddingBlock: 0 });

/** The amounts of one side, below each other. */
export const amounts = style({ display: 'grid', justifyItems: 'end', justifyContent: 'flex-end' });
