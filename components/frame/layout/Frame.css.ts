import { style } from '@vanilla-extract/css';
import { media } from '@/components/ui/media';
import { column } from '@/components/ui/page.css';
import { theme } from '@/components/ui/theme.css';
import { BAR_HEIGHT, FOOTER_HEIGHT } from './bars';
import { BETA, PINNED, SIDE } from './lookStyles';

export const frame = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto auto auto',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minHeight: '100dvh',
  '@media': {
    [media.belowTablet]: {
      selectors: {
        // Below the first screen, the footer does not move when a list comes.
        [`&:has(${column})`]: {
          minHeight: `calc(100dvh + ${FOOTER_HEIGHT.small} + ${BAR_HEIGHT} + env(safe-area-inset-bottom))`,
        },
      },
    },
    [media.fromTablet]: { selectors: { [BETA]: { paddingLeft: SIDE.narrow } } },
    [media.fromDesktop]: { selectors: { [PINNED]: { paddingLeft: SIDE.open } } },
  },
});

/**
 * Hidden until the document has arrived up to `main`: a header that is drawn in parts moves.
 */
export const top = style({
  selectors: { '&:not(:has(+ main))': { visibility: 'hidden' } },
});

export const main = style({
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  minWidth: 0,
  padding: theme.space.body,
  outline: 'none',
  '@media': {
    [media.fromTablet]: {
      paddingTop: theme.space.page,
      selectors: { [BETA]: { paddingTop: theme.space.body } },
    },
  },
});

/** All of it but the notices, which are at its bottom. */
export const screen = style({ flex: 1 });

export const skip = style({
  position: 'absolute',
  left: theme.space.body,
  top: '-100px',
  zIndex: 30,
  padding: theme.space.tight,
  background: theme.color.card,
  selectors: { '&:focus': { top: theme.space.tight } },
});
