import { style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.snug,
});

export const empty = style({ display: 'grid', gap: theme.space.snug });

/** As high as a stake's card, so that nothing below moves when it comes. */
export const waiting = style({ display: 'grid', placeItems: 'center', minHeight: '560px' });

export const all = style({ color: theme.color.textSoft, fontWeight: theme.weight.medium });

/** What the account has staked, and what it could stake. */
export const own = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(112px, 1fr))',
  gap: theme.space.snug,
  padding: `0 ${theme.space.body}`,
});

/** Below a figure: what it is worth. */
export const below = style({
  minHeight: '18px',
  color: theme.color.textFaint,
  fontSize: theme.size.label,
});
