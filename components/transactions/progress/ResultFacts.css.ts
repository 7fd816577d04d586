import { style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

export const received = style({
  display: 'grid',
  justifyItems: 'center',
  marginTop: theme.space.snug,
});

export const term = style({ fontSize: theme.size.label, color: theme.color.textFaint });

export const receivedAmount = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  alignItems: 'baseline',
  columnGap: theme.space.tight,
  margin: 0,
  fontSize: theme.size.pageTitle,
  lineHeight: '34px',
  fontWeight: theme.weight.medium,
});

/** What was paid and what it cost, over the whole width. */
export const facts = style({ width: '100%' });

/** The amounts of one side, below each other. */
export const amounts = style({ display: 'grid', justifyItems: 'end', justifyContent: 'flex-end' });
