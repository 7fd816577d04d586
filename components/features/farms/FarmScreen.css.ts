import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

export const empty = style({ display: 'grid', gap: theme.space.snug });

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

/** The result of the position, in line with what the account has. */
export const result = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: theme.space.tight,
  paddingInline: theme.space.body,
  paddingBottom: theme.space.tight,
});

globalStyle(`${result} > div`, { width: '100%' });
