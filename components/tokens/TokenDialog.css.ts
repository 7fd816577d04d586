import { createVar, style, styleVariants } from '@vanilla-extract/css';
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

/** The order of the list, above it. */
export const order = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space.tight,
  borderBottom: `1px solid ${theme.color.line}`,
  color: theme.color.textFaint,
  fontSize: theme.size.small,
  vars: { [choiceHeight]: '32px' },
});

/** What the dialog has above and below the results: the common tokens take one row, or two. */
const AROUND = { oneRow: '210px', twoRows: '250px' };
const heightBeside = (around: string) => `max(40dvh + 1px, min(392px, 80dvh - ${around}))`;

/** The results have it, and are at least 40 % of the screen high. */
const resultsHeight = createVar();

const areaBase = style({
  vars: { [resultsHeight]: heightBeside(AROUND.oneRow) },
  '@media': {
    [media.tallPhone]: { vars: { [resultsHeight]: heightBeside(AROUND.twoRows) } },
    [media.fromTablet]: { vars: { [resultsHeight]: heightBeside(AROUND.twoRows) } },
  },
});

/**
 * The common tokens, the order and the results. Its height is the same with any results, so that the
 * dialog does not move; on a screen of at least 530 px (630 px from a tablet's width) the dialog
 * fits. During a search, the common tokens and the order keep their room unseen, and the results lie
 * over it.
 */
export const area = styleVariants({
  all: [areaBase],
  searching: [
    areaBase,
    {
      position: 'relative',
      visibility: 'hidden',
      paddingBottom: `calc(${resultsHeight} - ${theme.space.body})`,
    },
  ],
});

export const results = style({
  height: resultsHeight,
  // Down to the edge of the dialog.
  marginBottom: `calc(-1 * ${theme.space.body})`,
  // What is announced lies below the rows.
  overflowY: 'clip',
  selectors: {
    [`${area.searching} > &`]: {
      position: 'absolute',
      insetInline: 0,
      bottom: 0,
      top: theme.space.tight,
      height: 'auto',
      visibility: 'visible',
    },
  },
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

/** The way to the token lists, beside the title. */
export const lists = style({
  minHeight: '36px',
  color: theme.color.textSoft,
  fontSize: theme.size.small,
});
