import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from './theme.css';

/** What a tip looks like, wherever it is. */
const tipLook = {
  padding: `${theme.space.hair} ${theme.space.tight}`,
  background: theme.color.field,
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.small,
  boxShadow: theme.shadow,
  color: theme.color.text,
  fontSize: theme.size.label,
  fontWeight: theme.weight.regular,
} as const;

/** The control whose tip is shown on hover and focus. */
export const tipped = style({ position: 'relative' });

/** Above its control, from the right edge to the left. */
export const tip = style({
  position: 'absolute',
  right: 0,
  bottom: 'calc(100% + 4px)',
  zIndex: 5,
  width: 'max-content',
  maxWidth: 'min(320px, 80vw)',
  ...tipLook,
  overflowWrap: 'anywhere',
  visibility: 'hidden',
  selectors: {
    [`${tipped}:hover &, ${tipped}:focus-visible &`]: { visibility: 'visible' },
  },
});

/** Makes it large enough for a finger, within the lines of its text. */
const TOUCH_ROOM = '2px';

/** A text with a tip above it, from where it begins. */
export const tippedText = style({
  // The margins of a block would move what is around it.
  display: 'inline-block',
  verticalAlign: 'top',
  position: 'relative',
  padding: `${TOUCH_ROOM} 0`,
  margin: `-${TOUCH_ROOM} 0`,
  background: 'none',
  border: 0,
  color: 'inherit',
  textAlign: 'inherit',
  textDecoration: 'underline dotted',
  textUnderlineOffset: '3px',
  cursor: 'help',
  selectors: {
    '&:hover::after, &:focus::after': {
      // Where the browser can, not a part of the text's name, which would be read twice.
      content: ['attr(aria-description)', 'attr(aria-description) / ""'],
      ...tipLook,
      position: 'absolute',
      insetInlineStart: 0,
      bottom: 'calc(100% + 4px)',
      zIndex: 5,
      width: 'max-content',
      maxWidth: 'min(280px, 70vw)',
      textAlign: 'start',
      pointerEvents: 'none',
    },
    // Where texts are at the right edge, a tip has room to the left alone.
    'dd &:hover::after, dd &:focus::after, footer &:hover::after, footer &:focus::after': {
      insetInlineStart: 'auto',
      insetInlineEnd: 0,
    },
  },
});

/** The element of a sentence with such a text: the tip begins where the sentence does. */
export const tippedSentence = style({ position: 'relative' });

globalStyle(`${tippedSentence} ${tippedText}`, { display: 'inline', position: 'static' });
