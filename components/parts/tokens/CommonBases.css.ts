import { style } from '@vanilla-extract/css';
import { media } from '@/components/ui/media';
import { theme } from '@/components/ui/theme.css';

/** The row fades where it continues; its end is in sight once it is scrolled to. */
const FADE = '24px';

const HEIGHT = 36;

const HEIGHT_OF_TWO = `calc(${2 * HEIGHT}px + ${theme.space.tight} + 2 * ${theme.space.hair})`;

/**
 * On a phone one row that scrolls to the side. On wider screens the buttons wrap, and a second row
 * is there from the start if one may come.
 */
export const bases = style({
  display: 'flex',
  gap: `${theme.space.hair} ${theme.space.tight}`,
  // The focus ring of an item is whole, although what leaves the row is cut.
  margin: `0 calc(-1 * ${theme.space.hair})`,
  padding: `${theme.space.hair} ${theme.space.hair} ${theme.space.tight}`,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  paddingInlineEnd: FADE,
  maskImage: `linear-gradient(to right, black calc(100% - ${FADE}), transparent)`,
  '@media': {
    [media.fromTablet]: {
      flexWrap: 'wrap',
      columnGap: theme.space.hair,
      alignContent: 'start',
      maxHeight: HEIGHT_OF_TWO,
      paddingInlineEnd: theme.space.hair,
      maskImage: 'none',
      selectors: { '&:has(> :nth-child(5))': { height: HEIGHT_OF_TWO } },
    },
  },
});

export const place = style({ display: 'flex', flexShrink: 0 });

/** On a phone that is high enough, large ones: the logo above the symbol and the value. */
export const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space.hair,
  height: `${HEIGHT}px`,
  padding: `0 ${theme.space.tight} 0 ${theme.space.hair}`,
  background: theme.color.field,
  border: '1px solid transparent',
  borderRadius: theme.radius.round,
  fontWeight: theme.weight.medium,
  cursor: 'pointer',
  '@media': {
    [media.tallPhone]: {
      flexDirection: 'column',
      justifyContent: 'center',
      width: '64px',
      height: '68px',
      padding: '0 2px',
      borderRadius: theme.radius.body,
      fontSize: theme.size.body,
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
  maxWidth: '100%',
  lineHeight: 1.1,
  '@media': { [media.tallPhone]: { justifyItems: 'center', lineHeight: 1.2 } },
});

export const symbol = style({
  maxWidth: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
