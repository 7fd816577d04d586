import { style } from '@vanilla-extract/css';
import { media } from '@/components/ui/media';
import { theme } from '@/components/ui/theme.css';

export const panel = style({
  display: 'grid',
  gap: theme.space.hair,
  marginTop: theme.space.hair,
  padding: `${theme.space.snug} ${theme.space.body}`,
  background: theme.color.field,
  borderRadius: theme.radius.body,
});

export const label = style({ color: theme.color.textFaint, fontSize: theme.size.label });

/** Used below fields that already show the amounts. */
export const short = style({
  marginTop: theme.space.snug,
  padding: `0 ${theme.space.body}`,
});

/**
 * The amount between its token's logo and its dollars, which a phone has below it; then a note.
 */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: theme.space.snug,
  minHeight: '38px',
});

export const value = style({
  textAlign: 'end',
  '@media': { [media.phone]: { gridColumn: 2, minHeight: '18px', textAlign: 'start' } },
});

export const amount = style({
  gridColumn: 2,
  minHeight: '28px',
  overflowWrap: 'anywhere',
  fontSize: theme.size.figure,
  fontWeight: theme.weight.medium,
});

/** Before anything is chosen. */
export const nothing = style({ color: theme.color.textFaint });

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
