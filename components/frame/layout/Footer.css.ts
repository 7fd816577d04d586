import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { columns as factsBesideForm } from '@/components/ui/FactsBesideForm.css';
import { list } from '@/components/ui/list.css';
import { media } from '@/components/ui/media';
import { theme } from '@/components/ui/theme.css';
import { FOOTER_HEIGHT, POPUP_LAYER } from './bars';
import { popupRoom } from './Popups.css';

const BESIDE_FACTS = `:root:has(${factsBesideForm}) &`;

export const footer = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.tight,
  minHeight: FOOTER_HEIGHT.small,
  padding: `${theme.space.tight} ${theme.space.body}`,
  // What lies below it can be pressed next to its pills.
  pointerEvents: 'none',
  color: theme.color.textFaint,
  fontSize: theme.size.label,
  // On a phone the bar of the screens is below it.
  '@media': {
    [media.fromTablet]: { marginTop: popupRoom },
    // Its pills have room beside a list; on a narrower screen they would cover it.
    [media.fromWide]: {
      position: 'sticky',
      bottom: 0,
      minHeight: FOOTER_HEIGHT.wide,
      // They have none beside two columns yet.
      selectors: { [BESIDE_FACTS]: { position: 'static' } },
    },
    [media.fromFull]: { selectors: { [BESIDE_FACTS]: { position: 'sticky' } } },
  },
  // Hidden until the document has arrived beyond it: the bar below moves it up.
  selectors: {
    '&:not(:has(+ nav))': { visibility: 'hidden' },
    // Nor before a list that is being read: its rows move it down.
    [`:root:has(main ul.${list}[aria-hidden]) &`]: { visibility: 'hidden' },
    '&:has(:focus-visible)': { zIndex: POPUP_LAYER.focusedBar },
  },
});

globalStyle(`${footer} > *`, { pointerEvents: 'auto' });

export const block = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space.tight,
  minHeight: '28px',
  marginInlineStart: 'auto',
  padding: `0 ${theme.space.snug}`,
  background: theme.color.card,
  borderRadius: theme.radius.round,
});

/** As high as its pill. */
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space.tight,
  minHeight: '28px',
  color: 'inherit',
  textDecoration: 'none',
});

/** How old the figures are: above the block, so that it moves nothing when it comes. */
export const age = style({
  position: 'absolute',
  bottom: '100%',
  insetInlineEnd: 0,
  padding: `0 ${theme.space.tight}`,
  background: theme.color.card,
  borderRadius: theme.radius.round,
  color: theme.color.bad,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

globalStyle(`${age} > button`, { minWidth: '24px', minHeight: '24px' });

const dot = style({ width: '8px', height: '8px', borderRadius: theme.radius.round });

/** Shows whether the page's figures are fresh. */
export const dots = styleVariants({
  fresh: [dot, { background: theme.color.good }],
  syncing: [dot, { background: theme.color.caution }],
  stale: [dot, { background: theme.color.bad }],
  waiting: [dot, { background: theme.color.line }],
});
