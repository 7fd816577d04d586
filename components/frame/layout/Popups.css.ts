import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { besideForm, WIDE_PAGE } from '@/components/ui/besideForm';
import { SIDE_WIDTH } from '@/components/ui/Dialog.css';
import { media } from '@/components/ui/media';
import { theme } from '@/components/ui/theme.css';
import { BAR_HEIGHT, FOOTER_HEIGHT, POPUP_LAYER } from './bars';
import { BETA, BETA_ROOT, PINNED, PINNED_ROOT, SIDE } from './lookStyles';

const IN_DIALOG = '[role="dialog"] &';

/** In a dialog at the right edge, which has no form beside it. */
const BESIDE = '[role="dialog"][data-side] &';

/** From the right edge of the screen to the left edge of that dialog, and a space. */
const BESIDE_RIGHT = `calc(${SIDE_WIDTH} + 2 * ${theme.space.body})`;

const HALF_FORM = '240px';

/** The room next to a form that a side navigation has moved; some if there is none. */
function beside(side: string): string {
  return `clamp(176px, 50vw - ${HALF_FORM} - ${side} / 2 - 32px, 336px)`;
}

/** How far popups move up what is at the bottom of the page. They are between it and the bar. */
export const popupRoom = createVar();

/**
 * A stack at the top right if there is room next to a form; otherwise, as over a list, a strip above
 * the bar at the bottom, or in its place on a short screen. Above a dialog it is at the top, where `Dialog` leaves
 * room for it.
 */
export const stack = style({
  position: 'fixed',
  bottom: `calc(env(safe-area-inset-bottom) + ${popupRoom})`,
  left: 0,
  right: 0,
  zIndex: POPUP_LAYER.popups,
  display: 'flex',
  justifyContent: 'safe center',
  gap: theme.space.tight,
  overflowX: 'auto',
  height: BAR_HEIGHT,
  padding: `0 ${theme.space.tight}`,
  pointerEvents: 'none',
  selectors: { [IN_DIALOG]: { top: theme.space.hair, bottom: 'auto' } },
  '@media': {
    [media.fromTablet]: {
      selectors: { [BETA]: { left: SIDE.narrow }, [BESIDE]: { right: BESIDE_RIGHT } },
    },
    [media.fromDesktop]: {
      selectors: {
        [PINNED]: { left: SIDE.open },
        [besideForm()]: {
          top: '112px',
          bottom: 'auto',
          left: 'auto',
          right: theme.space.body,
          flexDirection: 'column',
          justifyContent: 'flex-start',
          // What is next to a form, less a space on both sides.
          width: `min(360px, 50vw - ${HALF_FORM} - 32px)`,
          height: 'auto',
          padding: 0,
          overflow: 'visible',
        },
        // The side navigation moves the form towards them.
        [besideForm(BETA_ROOT)]: { left: 'auto', width: beside(SIDE.narrow) },
        [besideForm(PINNED_ROOT)]: { left: 'auto', width: beside(SIDE.open) },
        [`:root ${BESIDE}`]: { right: BESIDE_RIGHT, width: '360px' },
      },
    },
    [media.fromWide]: { bottom: `min(${popupRoom}, ${FOOTER_HEIGHT.wide})` },
  },
});

globalStyle(':root', {
  vars: { [popupRoom]: '0px' },
  // Keeps the focused element clear of them and of the bar.
  scrollPaddingBottom: `calc(2 * ${popupRoom})`,
});
globalStyle(`:root:has(${stack} > *)`, {
  vars: { [popupRoom]: BAR_HEIGHT },
  '@media': {
    [media.short]: { vars: { [popupRoom]: '0px' } },
    [media.fromDesktop]: { vars: { [popupRoom]: '0px' } },
  },
});
globalStyle(`:root:has(${stack} > *):has(${WIDE_PAGE})`, {
  '@media': {
    [media.fromDesktop]: { vars: { [popupRoom]: BAR_HEIGHT } },
    [media.short]: { vars: { [popupRoom]: '0px' } },
  },
});
