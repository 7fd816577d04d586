import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: `${theme.space.snug} ${theme.space.body} ${theme.space.body}`,
  background: theme.color.field,
  borderRadius: theme.radius.body,
});

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: theme.space.snug,
});

export const term = style({
  color: theme.color.textFaint,
  fontSize: theme.size.label,
  fontWeight: theme.weight.regular,
});

/** Its line is kept while it is not known. */
export const rate = style({
  minHeight: '24px',
  marginInlineStart: 'auto',
  color: theme.color.textFaint,
  fontSize: theme.size.label,
});

export const figure = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.snug,
  minHeight: '48px',
});

export const amount = style({
  flex: 1,
  minWidth: 0,
  containerType: 'inline-size',
  fontWeight: theme.weight.medium,
  letterSpacing: '-0.035em',
  lineHeight: '44px',
});

globalStyle(`${amount} button`, { letterSpacing: 'inherit' });

/** The width of a digit, in font sizes. */
const DIGIT = 0.6;

/** By the length of the amount, which has one line. */
export const sizes = styleVariants({ 9: 9, 12: 12, 16: 16, 24: 24 }, (characters) => ({
  fontSize: `clamp(${theme.size.heading}, calc(100cqi / ${characters * DIGIT}), ${theme.size.amount})`,
}));

export const mark = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space.tight,
  fontSize: theme.size.heading,
  fontWeight: theme.weight.bold,
});

/** As high as its line, before it is known. */
export const worth = style({ minHeight: '22px' });

export const extra = style({ minHeight: '28px', fontWeight: theme.weight.medium });

export const action = style({ display: 'grid', gap: theme.space.tight, marginTop: '10px' });

globalStyle(`${action} > button`, {
  minHeight: '52px',
  fontSize: theme.size.heading,
});

/** On a field. */
globalStyle(`${action} > button:disabled, ${action} > button[data-plain]`, {
  background: theme.color.hover,
});
