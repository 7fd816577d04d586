import { style } from '@vanilla-extract/css';
import { CLEAR_OF_POPUPS, media } from './media';
import { theme } from './theme.css';

const column = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  width: '100%',
  margin: '0 auto',
});

/** A page with one list. */
export const listPage = style([column, { gap: theme.space.body, maxWidth: '960px' }]);

/** A page with several parts. */
export const partsPage = style([column, { gap: theme.space.wide, maxWidth: '960px' }]);

/** A title with what belongs next to it. */
const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  '@media': {
    [media.fromDesktop]: {
      justifyContent: 'flex-start',
      columnGap: theme.space.wide,
      maxWidth: CLEAR_OF_POPUPS,
    },
  },
});

export const tabsHead = style([head, { gap: theme.space.snug }]);

export const actionsHead = style([head, { gap: theme.space.tight }]);

export const pageTitle = style({ fontSize: theme.size.pageTitle, fontWeight: theme.weight.bold });

/** What a page says below its title. */
export const pageNote = style({ color: theme.color.textFaint });
