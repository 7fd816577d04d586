import { style } from '@vanilla-extract/css';
import { media } from './media';
import { theme } from './theme.css';

/** The column of a page with lists, which is wider than a form. */
export const column = style({
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
});

export const tabsHead = style([
  head,
  {
    gap: theme.space.snug,
    '@media': {
      [media.fromTablet]: { justifyContent: 'flex-start', columnGap: theme.space.wide },
    },
  },
]);

export const actionsHead = style([head, { gap: theme.space.tight }]);

export const pageTitle = style({ fontSize: theme.size.pageTitle, fontWeight: theme.weight.bold });

/** What a page says below its title, close to it. */
export const pageNote = style({
  marginTop: `calc(-1 * ${theme.space.tight})`,
  color: theme.color.textFaint,
  textWrap: 'pretty',
});
