import { globalStyle, style } from '@vanilla-extract/css';
import { EMPTY } from '@/components/ui/empty.css';
import { media } from '@/components/ui/media';
import { surface } from '@/components/ui/surface.css';
import { theme } from '@/components/ui/theme.css';

const ACTION_WIDTH = '136px';

export const hero = style({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.space.snug,
});

export const intro = style({ maxWidth: '60ch', color: theme.color.textSoft });

/** Figures side by side in one card; on a phone one below the other. */
export const totals = style([
  surface,
  {
    display: 'grid',
    columnGap: theme.space.body,
    margin: 0,
    '@media': {
      [media.belowTablet]: { paddingBlock: theme.space.tight },
      [media.fromTablet]: {
        gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
        paddingInline: theme.space.wide,
      },
    },
  },
]);

export const total = style({
  display: 'grid',
  gap: theme.space.hair,
  '@media': {
    [media.belowTablet]: {
      gap: 0,
      padding: `${theme.space.tight} 0`,
    },
  },
});

export const term = style({ color: theme.color.textFaint, fontSize: theme.size.body });

export const figure = style({
  margin: 0,
  minHeight: '28px',
  fontSize: theme.size.figure,
  fontWeight: theme.weight.bold,
  overflowWrap: 'anywhere',
  '@media': { [media.belowDesktop]: { fontSize: theme.size.heading } },
});

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.snug,
});

export const sectionHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space.snug,
});

/** As wide as the actions below it. */
globalStyle(`${sectionHead} > button`, { '@media': { [media.belowTablet]: { width: '100%' } } });

/** A line that is there for screen readers even while it says nothing. */
export const status = style({
  color: theme.color.textSoft,
  fontSize: theme.size.body,
  selectors: { '&:empty': { position: 'absolute' } },
});

/** In place of a list. */
globalStyle(`${section} > ${status}:last-child:not(:empty)`, EMPTY);

export const subtitle = style({ fontSize: theme.size.figure, fontWeight: theme.weight.bold });

export const quiet = style({ color: theme.color.textSoft, fontSize: theme.size.body });

export const card = style([
  surface,
  {
    display: 'grid',
    gap: theme.space.snug,
    alignItems: 'center',
    '@media': { [media.fromTablet]: { gridTemplateColumns: `minmax(0, 1fr) ${ACTION_WIDTH}` } },
  },
]);

export const body = style({ display: 'grid', gap: theme.space.hair, minWidth: 0 });

export const value = style({ color: theme.color.textFaint });
