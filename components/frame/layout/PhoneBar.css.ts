import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '@/components/ui/media';
import { theme } from '@/components/ui/theme.css';
import { BAR_ITEMS } from '@/lib/site/navigation/navItems';
import { BAR_HEIGHT, POPUP_LAYER } from './bars';
import { popupRoom } from './Popups.css';

/** The screens, and the button for the rest. */
const ITEMS = BAR_ITEMS.length + 1;

export const bar = style({
  position: 'sticky',
  bottom: 0,
  // Below what popups leave in the page.
  order: 1,
  zIndex: POPUP_LAYER.bar,
  display: 'grid',
  // A column for each item, so that none moves while the document arrives.
  gridTemplateColumns: `repeat(${ITEMS}, minmax(48px, 120px))`,
  justifyContent: 'space-around',
  minHeight: BAR_HEIGHT,
  marginTop: popupRoom,
  padding: `0 ${theme.space.tight} env(safe-area-inset-bottom)`,
  background: theme.color.card,
  borderTop: `1px solid ${theme.color.line}`,
  '@media': { [media.fromTablet]: { display: 'none' } },
  selectors: { '&:has(:focus-visible)': { zIndex: POPUP_LAYER.focusedBar } },
});

export const item = style({
  display: 'grid',
  // The place of the text is kept, so that the icon stays while the document arrives.
  gridTemplateRows: '20px 1lh',
  placeContent: 'center',
  placeItems: 'center',
  gap: '2px',
  padding: 0,
  border: 0,
  background: 'transparent',
  color: theme.color.textFaint,
  fontSize: theme.size.bar,
  fontWeight: theme.weight.medium,
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&[aria-current]': { color: theme.color.text },
    '&:focus-visible': { outlineOffset: '-4px' },
  },
});

/** The notice about a sheet that can't be opened, above the items. */
globalStyle(`${bar} > :not(${item})`, { gridColumn: '1 / -1', order: -1 });
