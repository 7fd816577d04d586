import { style } from '@vanilla-extract/css';
import { field } from '@/components/ui/field.css';
import { media } from '@/components/ui/media';
import { theme } from '@/components/ui/theme.css';
import { BASES_ROOM } from './CommonBases.css';
import { HEADING_HEIGHT, ROW_HEIGHT } from './TokenList.css';

/** The search field and its results. */
export const search = style({});

export const query = style({ position: 'relative' });

export const queryIcon = style({
  position: 'absolute',
  insetInlineStart: theme.space.body,
  top: 0,
  height: '100%',
  color: theme.color.textFaint,
  pointerEvents: 'none',
});

export const queryField = style([
  field,
  {
    height: '52px',
    paddingInline: '48px',
    // The edges of the dialog are near.
    selectors: {
      '&:focus-visible': { outlineOffset: '-2px' },
      // There is no button to clear it.
      '&:placeholder-shown': { paddingInlineEnd: theme.space.body },
    },
  },
]);

export const clear = style({ position: 'absolute', insetInlineEnd: '6px', top: '6px' });

/** What the dialog has above and below the area. */
const AROUND = '173px';

/** How many rows a screen that is high enough shows. */
const ROWS = 8;

/** The list has at least 40 % of the screen before it is scrolled. */
const heightWith = (room: string) =>
  `max(40dvh + 1px + ${room}, min(${HEADING_HEIGHT + ROWS * ROW_HEIGHT}px + ${room}, 80dvh - ${AROUND}))`;

/**
 * What scrolls: the common tokens and the results. Its height is the same with any results, so that
 * the dialog does not move; on a screen of at least 530 px (630 px from a tablet's width) the dialog
 * fits.
 */
export const area = style({
  position: 'relative',
  // Below the title, which stays visible over it on a low screen.
  isolation: 'isolate',
  height: heightWith(BASES_ROOM.low),
  overflowY: 'auto',
  // Keeps a row that has the focus clear of the title of its part.
  scrollPaddingTop: `${HEADING_HEIGHT}px`,
  '@media': {
    [media.tallPhone]: { height: heightWith(BASES_ROOM.high) },
    [media.fromTablet]: { height: heightWith(BASES_ROOM.high) },
  },
});

/** Between the search field and its results, in the place of the common tokens. */
export const gap = style({ height: theme.space.tight });

/** What a search found out when it found no token. */
export const answer = style({
  display: 'grid',
  gap: theme.space.hair,
  selectors: {
    '&:not(:empty)': {
      padding: `${theme.space.section} ${theme.space.body} ${theme.space.wide}`,
      color: theme.color.textSoft,
      textAlign: 'center',
      overflowWrap: 'anywhere',
    },
  },
});

export const answerTitle = style({
  color: theme.color.text,
  fontSize: theme.size.heading,
  fontWeight: theme.weight.bold,
});

export const clearAll = style({ width: '100%', minHeight: '60px', fontSize: theme.size.heading });

/** In the place of a row whose token is read. */
export const reading = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.snug,
  height: ROW_HEIGHT,
  padding: `0 ${theme.space.body}`,
});

/** Says what is read in the place of the row below. */
export const readingTitle = style({
  padding: `${theme.space.body} ${theme.space.body} ${theme.space.hair}`,
  color: theme.color.textFaint,
  fontSize: theme.size.label,
});

/** The lists in use, and the ways to other lists and to the other order. */
export const foot = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.tight,
  height: '45px',
  margin: `0 ${theme.space.body}`,
  borderTop: `1px solid ${theme.color.line}`,
});

export const lists = style({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  color: theme.color.textFaint,
  fontSize: theme.size.label,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const manage = style({ minHeight: '44px', fontWeight: theme.weight.bold });

/** The view of the lists, in line with the title. */
export const managed = style({
  padding: `0 ${theme.space.body} ${theme.space.tight}`,
});
