import { keyframes, style } from '@vanilla-extract/css';
import { media } from './media';
import { theme } from './theme.css';

const MARK_MS = 1_600;

const changed = { from: { backgroundColor: theme.color.line } } as const;
const fadeOdd = keyframes(changed);
const fadeEven = keyframes(changed);

const mark = (fade: string) =>
  style({
    borderRadius: theme.radius.small,
    animation: `${fade} ${MARK_MS}ms ease-out`,
    '@media': { [media.reducedMotion]: { animation: 'none' } },
  });

/** The class for odd changes, and the class for even changes. */
export const odd = mark(fadeOdd);
export const even = mark(fadeEven);
