import { style } from '@vanilla-extract/css';
import { linkRow } from '@/components/ui/list.css';
import { media } from '@/components/ui/media';
import { theme } from '@/components/ui/theme.css';

/** On a phone the time has the line below the title, and the state and the votes the next one. */
export const row = style([
  linkRow,
  {
    display: 'grid',
    gridTemplateColumns: 'auto auto minmax(0, 1fr)',
    gap: `${theme.space.hair} ${theme.space.snug}`,
    alignItems: 'center',
    '@media': {
      [media.fromTablet]: {
        gridTemplateColumns: 'auto minmax(0, 1fr) 120px minmax(128px, max-content)',
      },
    },
  },
]);

export const number = style({
  gridRow: '1 / 4',
  alignSelf: 'start',
  minWidth: '2.5ch',
  color: theme.color.textFaint,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.fromTablet]: { gridRow: '1 / 3', alignSelf: 'center' } },
});

export const title = style({
  gridColumn: '2 / 4',
  gridRow: 1,
  fontWeight: theme.weight.medium,
  overflowWrap: 'anywhere',
  '@media': {
    [media.fromTablet]: { gridColumn: 2 },
    // Most titles need a second line there. They come after their rows, and must not move them.
    [media.phone]: { minHeight: '2lh' },
  },
});

export const state = style({
  gridColumn: 2,
  gridRow: 3,
  '@media': { [media.fromTablet]: { gridColumn: 4, gridRow: '1 / 3', justifySelf: 'end' } },
});

export const time = style({
  gridColumn: '2 / 4',
  gridRow: 2,
  color: theme.color.textFaint,
  fontSize: theme.size.label,
  lineHeight: '18px',
  textWrap: 'balance',
  '@media': { [media.fromTablet]: { gridColumn: 2 } },
});

/** The part that is for it, and both sides: on a phone after the state, else before it. */
export const votes = style({
  gridColumn: 3,
  gridRow: 3,
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  gap: theme.space.tight,
  alignItems: 'center',
  color: theme.color.textSoft,
  fontSize: theme.size.label,
  lineHeight: '18px',
  '@media': {
    [media.fromTablet]: { gridRow: '1 / 3', gridTemplateColumns: '1fr', gap: theme.space.hair },
  },
});

export const bar = style({
  display: 'block',
  width: '100%',
  height: '4px',
  borderRadius: theme.radius.round,
});
