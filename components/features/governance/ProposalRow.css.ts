import { style } from '@vanilla-extract/css';
import { linkRow } from '@/components/ui/list.css';
import { media } from '@/components/ui/media';
import { theme } from '@/components/ui/theme.css';

export const row = style([
  linkRow,
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: `${theme.space.tight} ${theme.space.snug}`,
    alignItems: 'start',
    '@media': {
      [media.fromTablet]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto', alignItems: 'center' },
    },
  },
]);

export const number = style({
  minWidth: '2.5ch',
  color: theme.color.textFaint,
  fontVariantNumeric: 'tabular-nums',
});

export const texts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.hair,
});

/** Below the texts on a phone. */
export const state = style({
  gridColumn: '2',
  '@media': { [media.fromTablet]: { gridColumn: 'auto' } },
});

export const title = style({ fontWeight: theme.weight.medium, overflowWrap: 'anywhere' });

export const time = style({ color: theme.color.textFaint, fontSize: theme.size.body });
