import { style } from '@vanilla-extract/css';
import { media } from '@/components/ui/media';
import { theme } from '@/components/ui/theme.css';

export const market = style({
  minWidth: 0,
  padding: `0 ${theme.space.tight}`,
  '@media': { [media.fromColumns]: { gridArea: '1 / 1' } },
});

/** Below the form: quiet, because the form goes on without it. */
export const open = style({
  width: '100%',
  minHeight: '44px',
  color: theme.color.textSoft,
});

export const panel = style({ display: 'grid', gap: theme.space.tight });

/** That the price is of several pools, and of which ones. */
export const path = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${theme.space.hair} ${theme.space.tight}`,
  color: theme.color.textFaint,
  fontSize: theme.size.label,
});

/** The largest figure beside the form. A press shows it from the other end. */
export const price = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: theme.space.tight,
  width: 'fit-content',
  minHeight: '48px',
  padding: 0,
  background: 'none',
  border: 'none',
  borderRadius: theme.radius.small,
  color: theme.color.text,
  fontSize: theme.size.amount,
  fontWeight: theme.weight.medium,
  lineHeight: 1.1,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  '@media': { [media.phone]: { fontSize: theme.size.pageTitle } },
});

export const unit = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space.tight,
  color: theme.color.textFaint,
  fontSize: theme.size.figure,
  fontWeight: theme.weight.regular,
  selectors: { [`${price}:hover &`]: { color: theme.color.text } },
  '@media': { [media.phone]: { fontSize: theme.size.heading } },
});

export const pool = style({
  display: 'grid',
  gap: theme.space.tight,
  minWidth: 0,
  paddingTop: theme.space.snug,
  borderTop: `1px solid ${theme.color.line}`,
});

export const poolTitle = style({ fontSize: theme.size.body, fontWeight: theme.weight.bold });

export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, auto)',
  justifyContent: 'space-between',
  gap: theme.space.snug,
  margin: 0,
  fontSize: theme.size.heading,
  '@media': { [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

/** What providers get. */
export const gain = style({ color: theme.color.good });

export const basis = style({
  minHeight: '18px',
  color: theme.color.textFaint,
  fontSize: theme.size.label,
  lineHeight: '18px',
});

export const own = style({
  display: 'grid',
  gap: theme.space.snug,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
