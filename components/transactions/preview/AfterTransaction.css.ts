import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '@/components/ui/media';
import { theme } from '@/components/ui/theme.css';

export const panel = style({
  display: 'grid',
  gap: theme.space.hair,
  margin: `${theme.space.tight} ${theme.space.body} 0`,
  paddingBottom: theme.space.tight,
  borderBottom: `1px solid ${theme.color.line}`,
  '@media': { [media.narrow]: { marginInline: theme.space.tight } },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: theme.space.snug,
});

export const title = style({
  color: theme.color.textFaint,
  fontSize: theme.size.label,
  fontWeight: theme.weight.regular,
});

export const faint = style({ color: theme.color.textFaint, fontSize: theme.size.label });

/** A balance before and after. The icon next to the difference shows that these are copied, too. */
export const fromTo = style([faint]);

globalStyle(`${fromTo} svg`, { display: 'none' });

// Short digits stay next to the arrow, and at the edge, though what is pressed is wider.
globalStyle(`${fromTo} button`, { justifyContent: 'flex-end' });
globalStyle(`${fromTo} button:last-of-type`, { minWidth: 0 });

export const rows = style({ display: 'grid' });

/** As high as its figures, whatever it shows: two lines on a phone. */
export const row = style({
  display: 'flex',
  justifyContent: 'space-between',
  columnGap: theme.space.snug,
  minHeight: '30px',
  '@media': { [media.phone]: { minHeight: '48px' } },
});

export const name = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.space.tight,
  minWidth: 0,
  '@media': { [media.phone]: { display: 'grid', alignContent: 'start' } },
});

export const symbol = style({
  color: theme.color.textSoft,
  lineHeight: '24px',
  overflowWrap: 'anywhere',
});

/** Wide enough for an amount and its symbol; the name next to it shrinks. */
export const figures = style({
  display: 'flex',
  flexWrap: 'wrap',
  flexShrink: 0,
  alignItems: 'center',
  justifyContent: 'flex-end',
  columnGap: theme.space.snug,
  maxWidth: '75%',
  '@media': {
    [media.phone]: { display: 'grid', alignContent: 'start', justifyItems: 'end', maxWidth: '70%' },
  },
  textAlign: 'right',
  overflowWrap: 'anywhere',
});
