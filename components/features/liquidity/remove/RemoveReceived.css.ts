import { style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

export const panel = style({
  display: 'grid',
  gap: theme.space.tight,
  marginTop: theme.space.tight,
  padding: theme.space.body,
  background: theme.color.field,
  borderRadius: theme.radius.body,
});

export const label = style({ color: theme.color.textFaint, fontSize: theme.size.label });

/** Used below fields that already show the amounts. */
export const short = style({
  marginTop: theme.space.snug,
  padding: `0 ${theme.space.body}`,
});

/** The amount next to its token's logo; below it, a note, whose place is kept. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: theme.space.tight,
});

export const worth = style({
  gridColumn: 2,
  minHeight: '18px',
  fontSize: theme.size.label,
  lineHeight: '18px',
});

export const amount = style({
  gridColumn: 2,
  minHeight: '28px',
  overflowWrap: 'anywhere',
  fontSize: theme.size.figure,
  fontWeight: theme.weight.medium,
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: theme.space.snug,
});

export const link = style({
  marginLeft: 'auto',
  color: theme.color.text,
  fontWeight: theme.weight.medium,
});
