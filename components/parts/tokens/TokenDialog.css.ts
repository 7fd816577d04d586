import { style } from '@vanilla-extract/css';
import { choiceHeight } from '@/components/ui/choices.css';
import { field } from '@/components/ui/field.css';
import { media } from '@/components/ui/media';
import { theme } from '@/components/ui/theme.css';

/** The search field and its results. */
export const search = style({});

export const query = style({ position: 'relative' });

export const queryIcon = style({
  position: 'absolute',
  insetInlineStart: theme.space.snug,
  top: 0,
  height: '100%',
  color: theme.color.textFaint,
  pointerEvents: 'none',
});

export const queryField = style([field, { paddingInline: '40px' }]);

export const clear = style({ position: 'absolute', insetInlineEnd: '6px', top: '6px' });

/** What the dialog has above and below the area. */
const AROUND = '121px';

/** What the common tokens and the order take. */
const ROOM = {
  phone: '89px',
  tallPhone: '121px',
  tablet: '129px',
};

/** The list has at least 40 % of the screen before it is scrolled, and at most 7 rows. */
const heightWith = (room: string) =>
  `max(40dvh + 1px + ${room}, min(392px + ${room}, 80dvh - ${AROUND}))`;

/** Its height in pixels, with the line below it. */
export const ORDER_HEIGHT = 41;

/**
 * What scrolls: the common tokens, the order, which stays in sight, and the results. Its height is
 * the same with any results, so that the dialog does not move; on a screen of at least 530 px
 * (630 px from a tablet's width) the dialog fits.
 */
export const area = style({
  position: 'relative',
  // Below the title, which stays in sight over it on a low screen.
  isolation: 'isolate',
  height: heightWith(ROOM.phone),
  // To the edges of the dialog.
  margin: `${theme.space.hair} calc(-1 * ${theme.space.body}) calc(-1 * ${theme.space.body})`,
  padding: `0 ${theme.space.body}`,
  overflowY: 'auto',
  // Keeps a row that has the focus clear of the order.
  scrollPaddingTop: `${ORDER_HEIGHT}px`,
  '@media': {
    [media.tallPhone]: { height: heightWith(ROOM.tallPhone) },
    [media.fromTablet]: { height: heightWith(ROOM.tablet) },
  },
});

/** The order of the list, above it. */
export const order = style({
  position: 'sticky',
  top: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space.tight,
  height: `${ORDER_HEIGHT}px`,
  background: theme.color.card,
  borderBottom: `1px solid ${theme.color.line}`,
  color: theme.color.textFaint,
  fontSize: theme.size.body,
  vars: { [choiceHeight]: '32px' },
});

export const answer = style({
  display: 'grid',
  gap: theme.space.hair,
  selectors: {
    '&:not(:empty)': {
      padding: theme.space.section,
      color: theme.color.textSoft,
      textAlign: 'center',
    },
  },
});

/** The way to the token lists, next to the title. */
export const lists = style({
  minHeight: '36px',
  color: theme.color.textSoft,
  fontSize: theme.size.body,
});
