import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '@/components/ui/media';
import { theme } from '@/components/ui/theme.css';

export const heading = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.snug,
  minWidth: 0,
  '@media': { [media.narrow]: { gap: theme.space.tight } },
});

export const name = style({
  minWidth: 0,
  fontSize: theme.size.heading,
  fontWeight: theme.weight.bold,
  overflowWrap: 'anywhere',
});

export const fee = style({
  flexShrink: 0,
  marginInlineStart: 'auto',
  color: theme.color.textFaint,
  fontSize: theme.size.label,
});

/** In place of a pool. */
export const message = style({
  padding: `${theme.space.wide} 0`,
  color: theme.color.textSoft,
  textAlign: 'center',
  textWrap: 'balance',
});

export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.wide,
});

export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: theme.space.snug,
});

export const below = style({
  display: 'block',
  color: theme.color.textFaint,
  fontSize: theme.size.label,
  fontWeight: theme.weight.regular,
});

/** Side by side, if their words have room. */
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space.tight });

globalStyle(`${actions} > a`, { flex: '1 1 112px' });

export const title = style({
  paddingBottom: theme.space.tight,
  fontSize: theme.size.heading,
  fontWeight: theme.weight.bold,
});

/** An amount above its worth. */
export const worth = style({ display: 'grid', justifyItems: 'end' });

export const depth = style({
  width: '100%',
  tableLayout: 'fixed',
  borderSpacing: 0,
});

globalStyle(`${depth} :is(th, td)`, {
  padding: `${theme.space.tight} 0 ${theme.space.tight} ${theme.space.tight}`,
  borderTop: `1px solid ${theme.color.line}`,
  fontWeight: theme.weight.regular,
  textAlign: 'end',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
});

globalStyle(`${depth} :is(th, td):first-child`, {
  width: '24%',
  paddingInlineStart: 0,
  textAlign: 'start',
});

globalStyle(`${depth} thead th`, {
  borderTop: 0,
  color: theme.color.textFaint,
  fontSize: theme.size.label,
});

export const contract = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space.tight,
  color: theme.color.textFaint,
  fontSize: theme.size.label,
});

/** High enough for a finger. */
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '24px',
  color: theme.color.textSoft,
  fontWeight: theme.weight.medium,
});
