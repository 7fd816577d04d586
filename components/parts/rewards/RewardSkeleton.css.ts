import { style } from '@vanilla-extract/css';
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
  padding: `${theme.space.snug} ${theme.space.body}`,
  background: theme.color.field,
  borderRadius: theme.radius.body,
});

/** The place of what can be claimed. */
export const earned = style([block, { display: 'grid', alignContent: 'start', height: '189px' }]);

/** The place of the amount. */
export const field = style([
  block,
  {
    display: 'grid',
    alignContent: 'start',
    height: '116px',
    '@media': { [media.fromTablet]: { height: '124px' } },
  },
]);

export const term = style({
  minHeight: '24px',
  color: theme.color.textFaint,
  fontSize: theme.size.label,
  lineHeight: '24px',
});

export const amount = style({
  minHeight: '48px',
  fontSize: theme.size.pageTitle,
  lineHeight: '44px',
});

const words = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  borderRadius: theme.radius.body,
  color: theme.color.textFaint,
  fontSize: theme.size.heading,
  fontWeight: theme.weight.bold,
});

export const claim = style([
  words,
  { height: '52px', marginTop: theme.space.wide, background: theme.color.hover },
]);

/** The place of the choice of a form. */
export const sides = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  placeItems: 'center',
  height: '44px',
  background: theme.color.field,
  borderRadius: theme.radius.body,
  color: theme.color.textSoft,
  fontWeight: theme.weight.medium,
});

export const action = style([words, { height: '60px', background: theme.color.field }]);

/** In the line above, without the distance that is between parts. */
export const head = style({ marginBottom: `calc(-1 * ${theme.space.tight})` });

export const title = style({ fontWeight: theme.weight.bold });
