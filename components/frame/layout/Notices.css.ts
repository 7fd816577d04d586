import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { more } from '@/components/parts/figuresAge/StaleFiguresNotice.css';
import { media } from '@/components/ui/media';
import { caution } from '@/components/ui/Notice.css';
import { theme } from '@/components/ui/theme.css';
import { BAR_HEIGHT, FOOTER_HEIGHT } from './bars';
import { popupRoom } from './Popups.css';

/** Three lines, so that a new notice moves nothing. */
const ROOM = '72px';

/**
 * Cards above the bar at the bottom of the page. The end of the screen has room for them, so that
 * each of its parts can be scrolled clear.
 */
export const notices = style({
  position: 'sticky',
  bottom: `calc(${BAR_HEIGHT} + ${popupRoom} + env(safe-area-inset-bottom))`,
  zIndex: 4,
  display: 'grid',
  alignContent: 'end',
  gap: theme.space.hair,
  minHeight: ROOM,
  padding: `0 ${theme.space.hair} ${theme.space.hair}`,
  margin: `${theme.space.body} calc(-1 * ${theme.space.body}) calc(-1 * ${theme.space.body})`,
  pointerEvents: 'none',
  '@media': {
    [media.fromTablet]: { bottom: popupRoom },
    [media.fromWide]: { bottom: FOOTER_HEIGHT.wide },
  },
});

/** One notice. The colour of its tone lets through what is below it, so it has a card's. */
export const place = style({
  width: '100%',
  // Not as wide as its text, in which seconds count up.
  maxWidth: '640px',
  margin: '0 auto',
  background: theme.color.card,
  borderRadius: theme.radius.body,
  boxShadow: theme.shadow,
  pointerEvents: 'auto',
});

const appear = keyframes({ from: { visibility: 'hidden' } });
// From the start on: `visibility` is visible at any progress below 1, and rounding may end there.
const vanish = keyframes({ 'from, to': { visibility: 'hidden' } });

/** The guard has seen that a script did not load. */
const FAILED = ':root[data-scripts="failed"] &';
/** The guard runs, so scripts can: on a slow connection they still load. */
const LOADING = ':root[data-scripts="loading"] &';

/**
 * A notice that is seen after a while only. After a failure it is seen sooner, but its texts have a
 * second to arrive in the user's language.
 */
export const late = style([
  place,
  { animation: `${appear} 1ms 4s backwards`, selectors: { [FAILED]: { animationDelay: '1s' } } },
]);

/** Gives way to `failed`, in the same place, so that nothing moves. */
export const slow = style({
  gridArea: '1 / 1',
  animation: `${vanish} 1ms 15s forwards`,
  selectors: { [LOADING]: { animationDelay: '60s' }, [FAILED]: { visibility: 'hidden' } },
});

export const failed = style({
  gridArea: '1 / 1',
  animation: `${appear} 1ms 15s backwards`,
  selectors: { [LOADING]: { animationDelay: '60s' }, [FAILED]: { animation: 'none' } },
});

globalStyle(`${place} > *`, {
  gap: theme.space.hair,
  justifyItems: 'center',
  padding: `6px ${theme.space.tight}`,
  fontSize: theme.size.label,
  lineHeight: '18px',
  textAlign: 'center',
});

// Its triangle stands beside the first line.
globalStyle(`${place} > ${caution}`, { paddingLeft: '36px' });
globalStyle(`${place} > ${caution}::before`, { top: '7px', left: theme.space.snug });

// What a short screen has no room for: the strip would cover the action of a form.
globalStyle(`${place} ${more}`, { '@media': { [media.short]: { display: 'none' } } });

// Keeps the focused element clear of a notice.
globalStyle(`:root:has(${notices} > *)`, {
  scrollPaddingBottom: `calc(${BAR_HEIGHT} + ${popupRoom} + 2 * ${ROOM})`,
});
