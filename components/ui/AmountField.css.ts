import { createVar, fallbackVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media } from './media';
import { theme } from './theme.css';

export const field = style({
  padding: `${theme.space.snug} ${theme.space.body}`,
  background: theme.color.field,
  border: '1px solid transparent',
  borderRadius: theme.radius.body,
  transition: `border-color ${theme.motion.quick}`,
  // On a small phone a notice at the bottom must not cover the action below the fields.
  '@media': { [media.narrow]: { paddingBlock: theme.space.tight } },
  selectors: { '&:focus-within': { borderColor: theme.color.ring } },
});

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: theme.space.snug,
  minHeight: '28px',
});

export const label = style({
  flexShrink: 0,
  color: theme.color.textFaint,
  fontSize: theme.size.label,
});

export const note = style({
  // Above a long amount, which starts 6 px higher and would cover its buttons.
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  marginLeft: 'auto',
  gap: theme.space.tight,
  color: theme.color.textFaint,
  fontSize: theme.size.label,
  overflowWrap: 'anywhere',
});

// The narrowest phones have no room for it; the amount itself can be pressed as well.
globalStyle(`${note} svg`, { '@media': { [media.narrow]: { display: 'none' } } });

/**
 * The amount next to its currency, above its value. On the narrowest phones, and if it is long
 * on any phone, it is above both.
 */
export const figure = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: theme.space.snug,
  // Phones have no height for it.
  '@media': {
    [media.fromTablet]: { rowGap: theme.space.hair, marginTop: theme.space.hair },
    [media.narrow]: { justifyContent: 'flex-end', columnGap: theme.space.hair },
  },
});

/** A line above the others. */
const ABOVE = { order: -1, flexBasis: '100%' } as const;

const lineHeight = createVar();
const LINE_HEIGHT = fallbackVar(lineHeight, '44px');
/** If every amount has a line of its own, a long one is as high as a short one. */
const FULL_HEIGHT = { marginTop: 0, vars: { [lineHeight]: '44px' } } as const;
/** 24 + 44 (the currency) − 6 is 44 + 18 (the value): nothing below moves. */
const LONG_LINE = { ...ABOVE, marginTop: '-6px', vars: { [lineHeight]: '24px' } } as const;

export const amount = style({
  position: 'relative',
  flex: 1,
  minWidth: 0,
  containerType: 'inline-size',
  '@media': {
    [media.phone]: { selectors: { '&[data-long]': LONG_LINE } },
    [media.narrow]: { ...ABOVE, selectors: { '&[data-long]': { ...LONG_LINE, ...FULL_HEIGHT } } },
  },
});

/**
 * Next to the currency, and higher than its button, which a skeleton may replace. Its lines of 18
 * px may each have a button of 24.
 */
const BESIDE = {
  display: 'grid',
  alignContent: 'center',
  flexBasis: 0,
  flexGrow: 1,
  minHeight: '42px',
  rowGap: '6px',
} as const;

/** Not a problem, which takes the whole width. */
const CALM = ':not(:has([role="alert"]))';

export const value = style({
  flexBasis: '100%',
  minHeight: '18px',
  // Of the value's own size: larger text in the line would make it higher.
  fontSize: theme.size.label,
  lineHeight: '18px',
  '@media': {
    // Three lines: what is kept for fees takes two, and its coming moves nothing.
    [media.narrow]: {
      order: -1,
      selectors: { [`&${CALM}`]: { ...BESIDE, minHeight: '57px' } },
    },
    [media.phone]: {
      selectors: {
        [`${amount}[data-long] ~ &`]: { order: -1 },
        [`${amount}[data-long] ~ &${CALM}`]: BESIDE,
      },
    },
  },
});

const input = style({
  // In a line of text, small digits would make that line higher than the field.
  display: 'block',
  width: '100%',
  height: LINE_HEIGHT,
  padding: 0,
  border: 0,
  outline: 'none',
  background: 'transparent',
  fontWeight: theme.weight.medium,
  fontVariantNumeric: 'proportional-nums',
  textOverflow: 'ellipsis',
  selectors: {
    '&::placeholder': { color: theme.color.textFaint },
    '&:focus-visible': { outline: 'none' },
    '&[aria-invalid]': { color: theme.color.bad },
  },
});

/** The average width of a character of the widest amounts, in font sizes. */
const DIGIT = 0.615;

/**
 * By the length of the amount: a longer one uses smaller text, so that it fits up to 24 characters.
 */
export const inputs = styleVariants({ 6: 6, 10: 10, 14: 14, 18: 18, 24: 24 }, (characters) => [
  input,
  {
    fontSize: `clamp(${theme.size.label}, calc(100cqi / ${characters * DIGIT}), ${theme.size.amount})`,
  },
]);

/** A field whose text is drawn over it until somebody types there. */
export const covered = style({ selectors: { '&:not(:focus)': { color: 'transparent' } } });

/** Over the field, which a press reaches. */
const over = style({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  lineHeight: LINE_HEIGHT,
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
});

export const readable = style([
  over,
  { selectors: { [`${covered}:focus ~ &`]: { display: 'none' } } },
]);

/** What stands before and after the text of the field. */
export const affixes = style([
  over,
  { selectors: { [`${covered}:not(:focus) ~ &`]: { display: 'none' } } },
]);

/** The text of the field, for its width. */
export const unseen = style({ visibility: 'hidden' });

/** Over the empty field, which can be typed in meanwhile. */
export const waiting = style({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  alignItems: 'center',
  fontSize: theme.size.pageTitle,
  pointerEvents: 'none',
});

export const stale = style({ color: theme.color.textFaint });
