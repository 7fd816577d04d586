import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '@/components/ui/media';
import { surface } from '@/components/ui/surface.css';
import { theme } from '@/components/ui/theme.css';

export const head = style({ display: 'grid', gap: theme.space.tight });

export const heading = style({ fontSize: theme.size.heading, fontWeight: theme.weight.bold });

export const subheading = style({ fontSize: theme.size.body, fontWeight: theme.weight.bold });

export const quiet = style({ color: theme.color.textFaint });

export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.snug,
});

/** A part that follows another one in the same card. */
export const nextPart = style([
  part,
  { paddingTop: theme.space.body, borderTop: `1px solid ${theme.color.line}` },
]);

export const card = style([
  surface,
  { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.space.snug },
]);

/** The account's figures, side by side; on a phone the last has a line of its own. */
export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: theme.space.snug,
  '@media': { [media.fromTablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

globalStyle(`${figures} > :last-child`, {
  '@media': { [media.belowTablet]: { gridColumn: '1 / -1' } },
});

export const value = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space.tight,
  minHeight: '24px',
  fontWeight: theme.weight.medium,
});

/** At the end of the line, apart from the value that it changes. */
export const edit = style({
  marginInlineStart: 'auto',
  minHeight: '24px',
  color: theme.color.textSoft,
  fontSize: theme.size.label,
  textDecoration: 'underline',
});
