import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.tight,
});

/** What the account has, in one table with what the form says above it. */
globalStyle(`${parts} > dl`, { paddingTop: 0 });

export const empty = style({ display: 'grid', gap: theme.space.snug });

/** What has to be known before a stake. */
export const note = style({
  padding: `${theme.space.hair} ${theme.space.body} 0`,
  color: theme.color.textSoft,
  fontSize: theme.size.label,
});

/** Below an amount: what it is worth. Its line is kept while it is unknown. */
export const below = style({ minHeight: '18px' });
