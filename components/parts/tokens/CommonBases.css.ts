import { style } from '@vanilla-extract/css';
import { media } from '@/components/ui/media';
import { theme } from '@/components/ui/theme.css';

/** The row fades where it continues; its end is visible once it is scrolled to. */
const FADE = '48px';

const HEIGHT = 40;

/** What the row takes, with the distances above and below it. */
export const BASES_ROOM = { low: '48px', high: '60px' };

/** One row that scrolls to the side. The focus ring of an item fits in the distances. */
export const bases = style({
  display: 'flex',
  gap: theme.space.tight,
  height: BASES_ROOM.low,
  padding: `${theme.space.hair} ${FADE} ${theme.space.hair} ${theme.space.body}`,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  scrollPaddingInline: `${theme.space.body} ${FADE}`,
  maskImage: `linear-gradient(to right, black calc(100% - ${FADE}), transparent)`,
  '@media': {
    [media.tallPhone]: {
      height: BASES_ROOM.high,
      paddingBlock: `${theme.space.snug} ${theme.space.tight}`,
    },
    [media.fromTablet]: {
      height: BASES_ROOM.high,
      paddingBlock: `${theme.space.snug} ${theme.space.tight}`,
    },
  },
});

export const place = style({ display: 'flex', flexShrink: 0 });

export const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space.tight,
  height: `${HEIGHT}px`,
  padding: `0 14px 0 ${theme.space.tight}`,
  background: theme.color.field,
  border: 0,
  borderRadius: theme.radius.round,
  fontWeight: theme.weight.bold,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  transition: `background ${theme.motion.quick}`,
  selectors: {
    '&:hover, &[aria-current]': { background: theme.color.hover },
  },
});

/** In its room, nothing can be pressed yet: a logo is missing, so it is as wide as with one. */
export const placeholder = style([
  base,
  { paddingInlineStart: theme.space.section, color: 'transparent', cursor: 'default' },
]);
