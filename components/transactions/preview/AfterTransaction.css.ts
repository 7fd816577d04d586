import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

export const panel = style({
  display: 'grid',
  gap: theme.space.tight,
  margin: `${theme.space.snug} 0`,
  padding: theme.space.body,
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.body,
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: theme.space.snug,
});

export const title = style({ fontSize: theme.size.body, fontWeight: theme.weight.medium });

export const faint = style({ color: theme.color.textFaint, fontSize: theme.size.label });

/** A balance before and after. The icon next to the difference shows that these are copied, too. */
export const fromTo = style([faint]);

globalStyle(`${fromTo} svg`, { display: 'none' });

// A short one is as wide as a finger, but its digits are next to the arrow.
globalStyle(`${fromTo} button`, { justifyContent: 'flex-end' });

export const rows = style({ display: 'grid', gap: theme.space.tight });

/** As high as its figures, whatever it shows. */
export const row = style({
  display: 'flex',
  justifyContent: 'space-between',
  columnGap: theme.space.snug,
  minHeight: '48px',
});

export const name = style({ display: 'grid', alignContent: 'start', minWidth: 0 });

export const symbol = style({ lineHeight: '24px', overflowWrap: 'anywhere' });

/** Wide enough for an amount and its symbol; the name next to it shrinks. */
export const figures = style({
  display: 'grid',
  flexShrink: 0,
  maxWidth: '70%',
  alignContent: 'start',
  justifyItems: 'end',
  textAlign: 'right',
  overflowWrap: 'anywhere',
});
