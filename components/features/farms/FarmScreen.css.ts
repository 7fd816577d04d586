import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '@/components/ui/media';
import { theme } from '@/components/ui/theme.css';

export const empty = style({ display: 'grid', gap: theme.space.snug });

/** As high as a farm's card, so that nothing below moves when it comes. */
export const waiting = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: '520px',
  '@media': { [media.fromTablet]: { minHeight: '640px' } },
});

/** The place of the link to all farms. */
export const waitingLink = style({
  height: '44px',
  '@media': { [media.belowTablet]: { height: '32px' } },
});

export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.tight,
});

/** What the account has, in one table with what the form says above it. */
globalStyle(`${parts} > dl`, { paddingTop: 0 });

/** Below an amount: what it is worth. Its line is kept while it is unknown. */
export const below = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'end',
  columnGap: theme.space.hair,
  minHeight: '24px',
  color: theme.color.textFaint,
  fontSize: theme.size.label,
});
