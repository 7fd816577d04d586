import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '@/components/ui/media';
import { theme } from '@/components/ui/theme.css';
import { FOOTER_HEIGHT, POPUP_LAYER } from './bars';
import { popupRoom } from './Popups.css';

export const footer = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.body,
  // Two lines of the practice ribbon, which appears once the configuration is loaded.
  minHeight: '60px',
  background: theme.color.page,
  padding: `${theme.space.tight} ${theme.space.body}`,
  color: theme.color.textFaint,
  fontSize: theme.size.tiny,
  // On a phone the bar of the screens is in this place.
  '@media': {
    [media.fromTablet]: {
      position: 'sticky',
      bottom: 0,
      minHeight: FOOTER_HEIGHT.small,
      marginTop: popupRoom,
    },
    [media.fromWide]: { minHeight: FOOTER_HEIGHT.wide },
  },
  // Hidden until the document has arrived beyond it: the bar below moves it up.
  selectors: {
    '&:not(:has(+ nav))': { visibility: 'hidden' },
    '&:has(:focus-visible)': { zIndex: POPUP_LAYER.focusedBar },
  },
});

export const block = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  minHeight: '24px',
  marginLeft: 'auto',
  color: 'inherit',
  textDecoration: 'none',
});

const dot = style({ width: '8px', height: '8px', borderRadius: theme.radius.round });

/** Shows whether the page's figures are fresh. */
export const dots = styleVariants({
  fresh: [dot, { background: theme.color.success }],
  syncing: [dot, { background: theme.color.warningText }],
  stale: [dot, { background: theme.color.error }],
  waiting: [dot, { background: theme.color.line }],
});
