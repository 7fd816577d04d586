import { style } from '@vanilla-extract/css';
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

export const totals = style({
  display: 'grid',
  gap: theme.space.snug,
  margin: 0,
  '@media': { [media.fromTablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const total = style([surface, { display: 'grid', gap: theme.space.hair }]);

export const term = style({ color: theme.color.textFaint, fontSize: theme.size.body });

export const figure = style({
  margin: 0,
  minHeight: '28px',
  fontSize: theme.size.figure,
  fontWeight: theme.weight.bold,
  overflowWrap: 'anywhere',
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

/** A line that is there for screen readers even while it says nothing. */
export const status = style({
  color: theme.color.textSoft,
  fontSize: theme.size.body,
  selectors: { '&:empty': { position: 'absolute' } },
});

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

export const worth = style({ color: theme.color.textFaint });
