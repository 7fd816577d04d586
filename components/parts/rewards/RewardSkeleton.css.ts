import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '@/components/ui/media';
import { theme } from '@/components/ui/theme.css';

/** As high as a pool's card with an account, so that nothing below moves when it comes. */
export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: theme.space.tight,
  minHeight: '627px',
  '@media': { [media.fromTablet]: { minHeight: '657px' } },
});

const block = style({
  display: 'flex',
  alignItems: 'center',
  padding: `0 ${theme.space.body}`,
  background: theme.color.field,
  borderRadius: theme.radius.body,
  fontSize: theme.size.figure,
});

/** The places of what can be claimed, of the choice of a form, of its amount and its action. */
export const blocks = styleVariants({
  earned: [block, { height: '189px' }],
  sides: [block, { height: '44px' }],
  amount: [block, { height: '124px' }],
  action: [block, { height: '60px' }],
});

/** In the line above, without the distance that is between parts. */
export const head = style({ marginBottom: `calc(-1 * ${theme.space.tight})` });

/** The places of facts. */
export const facts = style({
  display: 'flex',
  justifyContent: 'space-between',
  padding: `${theme.space.snug} ${theme.space.body}`,
});
