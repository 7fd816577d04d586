import { style } from '@vanilla-extract/css';
import { media } from '@/components/ui/media';
import { theme } from '@/components/ui/theme.css';
import { tip, tipped } from '@/components/ui/tip.css';
import { search } from './TokenDialog.css';

/** The height of a line of small text, in parts of its size. */
const LABEL_LINE = 18 / 13;

/** Whether Enter chooses a row: elsewhere it presses what has the focus. */
const SEARCHING = `${search}:has(input:focus)`;

export const row = style([
  tipped,
  {
    display: 'flex',
    alignItems: 'center',
    gap: theme.space.snug,
    flex: 1,
    minWidth: 0,
    height: '100%',
    padding: `0 ${theme.space.body}`,
    background: 'transparent',
    border: 0,
    borderRadius: theme.radius.body,
    textAlign: 'left',
    cursor: 'pointer',
    selectors: {
      '&:hover': { background: theme.color.field },
      '&[aria-current]': { background: theme.color.field },
      [`${SEARCHING} &[data-picked]`]: { background: theme.color.field },
      '&:focus-visible': { outlineOffset: '-2px' },
    },
  },
]);

/** The key that chooses the row. A phone shows its own. */
export const key = style({
  display: 'none',
  flexShrink: 0,
  padding: `0 ${theme.space.hair}`,
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.small,
  color: theme.color.textSoft,
  fontSize: theme.size.label,
  selectors: { [`${SEARCHING} &`]: { display: 'block' } },
  '@media': { [media.touch]: { selectors: { [`${SEARCHING} &`]: { display: 'none' } } } },
});

export const names = style({ display: 'grid', flex: 1, minWidth: 0 });

export const symbol = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.hair,
  fontWeight: theme.weight.bold,
});

/** A long one ends in an ellipsis before the balance gives way. */
export const letters = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const name = style({
  overflow: 'hidden',
  color: theme.color.textFaint,
  fontSize: theme.size.label,
  lineHeight: LABEL_LINE,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const warning = style({ color: theme.color.caution });

export const warningIcon = style({ marginInlineEnd: theme.space.hair, verticalAlign: '-2px' });

/** The button of a row whose list is not in use. */
export const useList = style({
  flexShrink: 0,
  minHeight: '36px',
  marginInlineEnd: theme.space.body,
  fontSize: theme.size.body,
  textDecoration: 'underline',
});

/** The place of a small line, whether or not it is there. */
export const day = style({
  display: 'flex',
  flexShrink: 0,
  justifyContent: 'end',
  width: '64px',
  '@media': { [media.narrow]: { display: 'none' } },
});

/** A balance above its value. Never more than 60 % of the row, so that the names have room. */
export const balance = style({
  display: 'grid',
  flexShrink: 0,
  maxWidth: '60%',
  justifyItems: 'end',
});

/** In the place of a value. */
export const unpriced = style({
  color: theme.color.textFaint,
  fontSize: theme.size.label,
  lineHeight: LABEL_LINE,
});

export const digits = style({
  maxWidth: '100%',
  overflow: 'hidden',
  fontWeight: theme.weight.medium,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/**
 * The balance with all its digits, over the rounded one: the list would cut off what is above a
 * row.
 */
export const exact = style([
  tip,
  { top: '50%', right: theme.space.body, bottom: 'auto', transform: 'translateY(-50%)' },
]);
