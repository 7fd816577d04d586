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
});

export const back = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  gap: theme.space.tight,
  minHeight: '44px',
  color: theme.color.textSoft,
  fontWeight: theme.weight.medium,
  textDecoration: 'none',
  selectors: { '&:hover': { color: theme.color.text } },
});

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
});

export const stateLine = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: theme.space.tight,
  color: theme.color.textSoft,
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
    '@media': { [media.fromDesktop]: { gridColumn: 2, gridRow: '1 / 3' } },
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
});

export const facts = style([surface, { padding: `${theme.space.hair} ${theme.space.tight}` }]);

// A long time has its lines next to its term.
globalStyle(`${facts} > dl > div`, { flexWrap: 'nowrap', alignItems: 'baseline' });
