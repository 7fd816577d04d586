import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: theme.space.snug,
  padding: `${theme.space.snug} ${theme.space.body} ${theme.space.body}`,
  background: theme.color.field,
  borderRadius: theme.radius.body,
});

export const term = style({
  gridArea: '1 / 1',
  lineHeight: '24px',
  color: theme.color.textFaint,
  fontSize: theme.size.label,
  fontWeight: theme.weight.regular,
});

/** Beside the term, after the amount for a screen reader. */
export const rate = style({
  gridArea: '1 / 2',
  lineHeight: '24px',
  textAlign: 'end',
  color: theme.color.textFaint,
  fontSize: theme.size.label,
});

export const figure = style({
  gridColumn: '1 / -1',
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
  lineHeight: '44px',
});

/** The width of a digit, in font sizes. */
const DIGIT = 0.635;

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
export const value = style({ gridColumn: '1 / -1', minHeight: '22px' });

export const extra = style({
  gridColumn: '1 / -1',
  minHeight: '28px',
  fontWeight: theme.weight.medium,
});

export const action = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gap: theme.space.tight,
  marginTop: '10px',
});

globalStyle(`${action} > button`, {
  minHeight: '52px',
  fontSize: theme.size.heading,
});

/** On a field. */
globalStyle(`${action} > button:disabled, ${action} > button[data-plain]`, {
  background: theme.color.hover,
});
