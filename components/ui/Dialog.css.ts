import { createVar, globalStyle, keyframes, style } from '@vanilla-extract/css';
import { media } from './media';
import { theme } from './theme.css';

const appear = keyframes({ from: { opacity: 0 } });

export const backdrop = style({
  position: 'fixed',
  inset: 0,
  zIndex: 20,
  display: 'grid',
  placeItems: 'end stretch',
  overflowY: 'auto',
  background: theme.color.backdrop,
  animation: `${appear} ${theme.motion.calm}`,
  '@media': {
    [media.fromTablet]: { placeItems: 'center', padding: theme.space.body },
  },
});

export const sideBackdrop = style([
  backdrop,
  { '@media': { [media.fromTablet]: { placeItems: 'start end' } } },
]);

/** From a side of a dialog to its text, and from there to its parts: its footer runs over it. */
export const inset = createVar();

/** From the lower edge of a dialog to its last part. */
export const foot = createVar();

/** Popups have this much at the top of a small screen, in every dialog. */
const POPUPS = '64px';

/** It has no transform, because popups in it are placed on the screen. */
export const panel = style({
  vars: { [inset]: theme.space.wide, [foot]: theme.space.wide },
  width: '100%',
  maxHeight: `min(90dvh, calc(100dvh - ${POPUPS}))`,
  overflowY: 'auto',
  padding: `${theme.space.body} ${inset} ${foot}`,
  background: theme.color.card,
  borderRadius: `${theme.radius.card} ${theme.radius.card} 0 0`,
  boxShadow: theme.shadow,
  '@media': {
    [media.narrow]: { vars: { [inset]: theme.space.body, [foot]: theme.space.body } },
    [media.fromTablet]: {
      maxWidth: '464px',
      maxHeight: `min(90dvh, calc(100dvh - 2 * ${POPUPS}))`,
      borderRadius: theme.radius.card,
    },
    [media.fromWide]: { maxHeight: '90dvh' },
  },
});

/** Its fields and buttons reach nearly to its edges, as those of a card do. */
export const reachingPanel = style([
  panel,
  {
    selectors: {
      [`${panel}&`]: { vars: { [inset]: theme.space.tight, [foot]: theme.space.tight } },
    },
  },
]);

export const lowPanel = style([
  reachingPanel,
  {
    maxHeight: '80dvh',
    '@media': {
      [media.fromTablet]: { maxHeight: `min(80dvh, calc(100dvh - 2 * ${POPUPS}))` },
      [media.fromWide]: { maxHeight: '80dvh' },
    },
  },
]);

/** How wide a dialog at the side is. */
export const SIDE_WIDTH = '420px';

/** As high at any content; popups are beside it. */
export const sidePanel = style([
  reachingPanel,
  {
    display: 'flex',
    flexDirection: 'column',
    // Its parts differ in height, and it does not move when another one is chosen.
    minHeight: '72dvh',
    '@media': {
      [media.fromTablet]: { width: SIDE_WIDTH, height: '90dvh', maxHeight: '90dvh' },
    },
  },
]);

/** At the upper edge of the dialog, over its padding, while the rest scrolls. */
export const head = style({
  position: 'sticky',
  top: `calc(-1 * ${theme.space.body})`,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.tight,
  // The rest of the distance is free for the focus ring of what follows.
  margin: `calc(-1 * ${theme.space.body}) calc(-1 * ${inset}) ${theme.space.hair}`,
  // The icon of its last button ends nearly where the text does.
  padding: `${theme.space.body} ${theme.space.body} ${theme.space.tight} ${theme.space.wide}`,
  background: theme.color.card,
  '@media': {
    [media.narrow]: { paddingInline: `${theme.space.body} ${theme.space.tight}` },
  },
});

export const heading = style({ flex: 1, minWidth: 0 });

/** Keeps what has the focus clear of it. */
globalStyle(`:has(> ${head})`, { scrollPaddingTop: '80px' });

export const title = style({
  flex: 1,
  fontSize: theme.size.heading,
  fontWeight: theme.weight.bold,
});
