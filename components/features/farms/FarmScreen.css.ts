import { style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

export const empty = style({ display: 'grid', gap: theme.space.snug });

/** As high as a farm's card, so that nothing below moves when it comes. */
export const waiting = style({ display: 'grid', placeItems: 'center', minHeight: '560px' });

export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.snug,
});

/** The farm's pair and version, and the way to the others. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space.tight,
  padding: `0 ${theme.space.body}`,
  minHeight: '32px',
});

export const quiet = style({ color: theme.color.textFaint, fontSize: theme.size.label });

export const all = style({ color: theme.color.textSoft, fontWeight: theme.weight.medium });

/** An account's own deposit. */
export const own = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))',
  gap: theme.space.snug,
  padding: `${theme.space.snug} ${theme.space.body} 0`,
});

/** Below a figure: what it is worth. */
export const below = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.space.hair,
  minHeight: '18px',
  color: theme.color.textFaint,
  fontSize: theme.size.label,
});
