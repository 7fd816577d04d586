import { style } from '@vanilla-extract/css';
import { ACTION_WIDTH, cardName, listCard } from '@/components/ui/listCard.css';
import { media } from '@/components/ui/media';
import { theme } from '@/components/ui/theme.css';

/** Its actions are next to the figures, from a tablet on. */
export const card = style([
  listCard,
  { '@media': { [media.fromTablet]: { gridTemplateColumns: `minmax(0, 1fr) ${ACTION_WIDTH}` } } },
]);

export const body = style({ display: 'grid', gap: theme.space.snug, minWidth: 0 });

export const name = style([cardName, { minHeight: '28px' }]);

export const quiet = style({ color: theme.color.textFaint });

export const actions = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  gap: theme.space.tight,
  // As high as the two links, even before they appear.
  minHeight: '44px',
  '@media': { [media.fromTablet]: { gridAutoFlow: 'row', minHeight: '96px' } },
});
