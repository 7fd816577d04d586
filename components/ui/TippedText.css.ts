import { style, styleVariants } from '@vanilla-extract/css';
import { tipLook } from './tip.css';

/** Makes it large enough for a finger, within the lines of its text. */
const TOUCH_ROOM = '2px';

const text = style({
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
      content: 'attr(data-tip)',
      ...tipLook,
      position: 'absolute',
      bottom: 'calc(100% + 4px)',
      zIndex: 5,
      width: 'max-content',
      maxWidth: 'min(280px, 70vw)',
      textAlign: 'start',
      pointerEvents: 'none',
    },
  },
});

const fromStart = { selectors: { '&::after': { insetInlineStart: 0 } } } as const;

/** Where a text is, and which way its tip has room. */
export const texts = styleVariants({
  start: [text, fromStart, { display: 'block' }],
  end: [text, { display: 'block', selectors: { '&::after': { insetInlineEnd: 0 } } }],
  /** Its tip begins where the sentence does. */
  sentence: [text, fromStart, { position: 'static' }],
});

/** The element of a sentence with such a text. */
export const sentence = style({ position: 'relative' });
