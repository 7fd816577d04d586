import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '@/components/ui/media';
import { surface } from '@/components/ui/surface.css';
import { theme } from '@/components/ui/theme.css';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.tight,
  width: '100%',
  maxWidth: '1064px',
  margin: '0 auto',
  '@media': { [media.belowTablet]: { marginTop: `calc(-1 * ${theme.space.snug})` } },
});

/** In line with the text of the cards below it. */
export const back = style({ justifySelf: 'start', paddingInline: theme.space.tight });

/** Above the columns: the height of the way back, and the gap below it. */
const BESIDE_BACK = '-52px';

/** The votes are next to everything else if there is room, else below the title. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.wide,
  alignItems: 'start',
  '@media': {
    [media.fromDesktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) 400px',
      gridTemplateRows: 'auto 1fr',
      columnGap: theme.space.section,
    },
  },
});

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.tight,
  paddingInline: theme.space.tight,
});

/** The state, and beside it the time; below it on a phone. */
export const stateLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${theme.space.hair} ${theme.space.tight}`,
  color: theme.color.textSoft,
  textWrap: 'balance',
});

export const title = style({
  fontSize: theme.size.pageTitle,
  fontWeight: theme.weight.bold,
  lineHeight: 1.22,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
});

export const byLine = style({ color: theme.color.textFaint, fontSize: theme.size.label });

export const votes = style([
  surface,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: theme.space.body,
    // Level with the way back, as a form is.
    '@media': {
      [media.fromDesktop]: { gridColumn: 2, gridRow: '1 / 3', marginTop: BESIDE_BACK },
    },
  },
]);

export const rest = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.wide,
});

/** A title and what it is about, on the page. */
export const text = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.tight,
  paddingInline: theme.space.tight,
});

export const facts = style([surface, { padding: `${theme.space.hair} ${theme.space.tight}` }]);

// A long time has its lines next to its term; on a phone it has a line of its own.
globalStyle(`${facts} > dl > div`, {
  alignItems: 'baseline',
  '@media': { [media.fromTablet]: { flexWrap: 'nowrap' } },
});

// A short term stays in one line; its value has fewer words.
globalStyle(`${facts} > dl > div > dt`, { flex: '0 0 auto', maxWidth: '55%' });
