import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '@/components/ui/media';
import { theme } from '@/components/ui/theme.css';
import { BAR_HEIGHT, FOOTER_HEIGHT } from './bars';
import { popupRoom } from './Popups.css';

/** Two lines, so that a new notice moves nothing. */
const ROOM = '72px';

/**
 * Below the screen, where room for a notice is reserved; over the page, above the bar at its
 * bottom, while that place is scrolled out of view.
 */
export const notices = style({
  position: 'sticky',
  bottom: `calc(${BAR_HEIGHT} + ${popupRoom} + ${theme.space.tight} + env(safe-area-inset-bottom))`,
  zIndex: 4,
  display: 'grid',
  gap: theme.space.tight,
  alignContent: 'start',
  minHeight: ROOM,
  marginTop: theme.space.body,
  pointerEvents: 'none',
  '@media': {
    [media.fromTablet]: {
      bottom: `calc(${FOOTER_HEIGHT.small} + ${popupRoom} + ${theme.space.tight})`,
    },
    [media.fromWide]: { bottom: `calc(${FOOTER_HEIGHT.wide} + ${theme.space.tight})` },
  },
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

/** Inside the sentence, so that the notice does not get higher. */
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

// Keeps the focused element clear of a notice.
globalStyle(`:root:has(${notices} > *)`, {
  scrollPaddingBottom: `calc(${BAR_HEIGHT} + ${popupRoom} + 2 * ${ROOM})`,
});
