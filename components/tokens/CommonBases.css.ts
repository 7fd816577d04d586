import { style } from '@vanilla-extract/css';
import { media } from '@/components/ui/media';
import { theme } from '@/components/ui/theme.css';

/** The row fades where it goes on; its end is in sight once it is scrolled to. */
const FADE = '24px';

const HEIGHT = 36;

const HEIGHT_OF_TWO = `calc(${2 * HEIGHT}px + ${theme.space.tight} + 2 * ${theme.space.hair})`;

/** Where a phone has room for four in a row. */
const FOUR = `${media.tallPhone} and (min-width: 370px)`;

/**
 * Two rows: on a phone of four each, and more after a scroll to the side; on a short phone they are
 * one. On wider screens the buttons wrap, and a second row is there from the start where one may
 * come.
 */
export const bases = style({
  display: 'flex',
  gap: `${theme.space.hair} ${theme.space.tight}`,
  // The focus ring of an item is whole, although what leaves the row is cut.
  margin: `0 calc(-1 * ${theme.space.hair})`,
  padding: `${theme.space.hair} ${theme.space.hair} ${theme.space.tight}`,
  minWidth: 0,
  border: 'none',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  paddingInlineEnd: FADE,
  maskImage: `linear-gradient(to right, black calc(100% - ${FADE}), transparent)`,
  '@media': {
    [media.tallPhone]: { flexDirection: 'column' },
    [FOUR]: {
      paddingInlineEnd: theme.space.hair,
      selectors: { '&:not(:has(> :first-child > :nth-child(5)))': { maskImage: 'none' } },
    },
    [media.fromTablet]: {
      flexWrap: 'wrap',
      columnGap: theme.space.hair,
      alignContent: 'start',
      maxHeight: HEIGHT_OF_TWO,
      paddingInlineEnd: theme.space.hair,
      maskImage: 'none',
      selectors: { '&:has(:nth-child(3))': { height: HEIGHT_OF_TWO } },
    },
  },
});

export const row = style({
  display: 'flex',
  gap: theme.space.tight,
  '@media': {
    [FOUR]: { gap: theme.space.hair },
    [media.fromTablet]: { display: 'contents' },
  },
});

export const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  flexShrink: 0,
  gap: theme.space.hair,
  height: `${HEIGHT}px`,
  padding: `0 ${theme.space.tight} 0 ${theme.space.hair}`,
  background: theme.color.raised,
  border: '1px solid transparent',
  borderRadius: theme.radius.round,
  fontWeight: theme.weight.medium,
  cursor: 'pointer',
  '@media': {
    [FOUR]: {
      flexBasis: `calc((100% - 3 * ${theme.space.hair}) / 4)`,
      minWidth: 0,
      padding: `0 2px 0 ${theme.space.hair}`,
      fontSize: theme.size.tiny,
    },
  },
  selectors: {
    '&:hover': { borderColor: theme.color.line },
    '&[aria-current]': { borderColor: theme.color.textFaint },
  },
});

/** In its room, nothing can be pressed yet. */
export const placeholder = style([base, { color: 'transparent', cursor: 'default' }]);

/** The symbol above the value. */
export const names = style({
  display: 'grid',
  justifyItems: 'start',
  minWidth: 0,
  lineHeight: 1.1,
});

export const symbol = style({
  maxWidth: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
