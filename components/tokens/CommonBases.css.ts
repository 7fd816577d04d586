import { style } from '@vanilla-extract/css';
import { media } from '@/components/ui/media';
import { theme } from '@/components/ui/theme.css';

/** The row fades where it goes on; its end is in sight once it is scrolled to. */
const FADE = '24px';

const HEIGHT = 36;

/** How much of a third row a phone shows, so that one sees that there is one. */
const PEEK = 10;

const twoRows = (peek: number) =>
  ({
    flexWrap: 'wrap',
    columnGap: theme.space.hair,
    maxHeight: `calc(${2 * HEIGHT + peek}px + ${theme.space.tight} + 2 * ${theme.space.hair})`,
    paddingInlineEnd: theme.space.hair,
    maskImage: 'none',
  }) as const;

/** Two rows, the others after a scroll; on a short phone one row that scrolls to the side. */
export const bases = style({
  display: 'flex',
  gap: `${theme.space.hair} ${theme.space.tight}`,
  // The focus ring of an item is whole, although what leaves the row is cut.
  margin: `0 calc(-1 * ${theme.space.hair})`,
  padding: `${theme.space.tight} ${theme.space.hair} ${theme.space.hair}`,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  paddingInlineEnd: FADE,
  maskImage: `linear-gradient(to right, black calc(100% - ${FADE}), transparent)`,
  '@media': { [media.fromTablet]: twoRows(0), [media.tallPhone]: twoRows(PEEK) },
});

export const place = style({ display: 'flex', flexShrink: 0 });

export const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  height: `${HEIGHT}px`,
  padding: `0 ${theme.space.tight} 0 ${theme.space.hair}`,
  background: 'transparent',
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.round,
  fontWeight: theme.weight.medium,
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: theme.color.textFaint },
    '&[aria-current]': { background: theme.color.raised },
  },
});

/** The symbol above the value. */
export const names = style({ display: 'grid', justifyItems: 'start', lineHeight: 1.1 });
