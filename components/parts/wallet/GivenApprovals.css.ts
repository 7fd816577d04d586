import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '@/components/ui/media';
import { theme } from '@/components/ui/theme.css';

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.tight,
  padding: `${theme.space.snug} 0`,
});

export const list = style({
  display: 'grid',
  gap: theme.space.body,
  margin: `${theme.space.hair} 0`,
  selectors: { '&:empty': { display: 'none' } },
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  alignItems: 'center',
  columnGap: theme.space.snug,
  rowGap: theme.space.hair,
  '@media': { [media.narrow]: { gridTemplateColumns: 'auto 1fr' } },
});

/** An amount and its symbol, which do not part, need the whole line of a narrow phone. */
globalStyle(`${row} > button`, {
  '@media': { [media.narrow]: { gridColumn: '2', justifySelf: 'start' } },
});

export const words = style({ display: 'grid', minWidth: 0, overflowWrap: 'anywhere' });

export const faint = style({ color: theme.color.textFaint, fontSize: theme.size.label });

/** Below the row, in line with its words. */
export const state = style({
  gridColumn: '2 / -1',
  fontSize: theme.size.label,
  selectors: { '&:empty': { display: 'none' } },
});
