import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '@/components/ui/media';
import { theme } from '@/components/ui/theme.css';

/** The bars at the bottom of the page, which a notice stays above. */
const PHONE_BAR = '56px';
const FOOTER = '40px';

/** Two lines, so that a notice that comes moves nothing. */
const ROOM = '72px';

/**
 * Below the screen, where there is room for a notice from the start; over the page while that is out
 * of sight.
 */
export const notices = style({
  position: 'sticky',
  bottom: `calc(${PHONE_BAR} + ${theme.space.tight} + env(safe-area-inset-bottom))`,
  zIndex: 4,
  display: 'grid',
  gap: theme.space.tight,
  alignContent: 'start',
  minHeight: ROOM,
  marginTop: theme.space.body,
  pointerEvents: 'none',
  '@media': { [media.fromTablet]: { bottom: `calc(${FOOTER} + ${theme.space.tight})` } },
});

/** One notice. */
export const place = style({
  width: '100%',
  maxWidth: '480px',
  margin: '0 auto',
  borderRadius: theme.radius.body,
  boxShadow: theme.shadow,
  pointerEvents: 'auto',
});

/** Within the sentence, so that the notice stays as high as it is. */
export const retry = style({
  padding: 0,
  border: 0,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  fontWeight: theme.weight.medium,
  textDecoration: 'underline',
  cursor: 'pointer',
});

// What the keyboard goes to is not left behind a notice.
globalStyle(`:root:has(${notices} > *)`, {
  scrollPaddingBottom: `calc(${PHONE_BAR} + 2 * ${ROOM})`,
});
