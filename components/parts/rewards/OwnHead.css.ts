import { globalStyle, style } from '@vanilla-extract/css';
import { head as cardHead } from '@/components/ui/Card.css';
import { media } from '@/components/ui/media';
import { theme } from '@/components/ui/theme.css';

/** On a phone the form begins where it would be. */
export const head = style([
  cardHead,
  {
    paddingInlineEnd: theme.space.body,
    fontSize: theme.size.heading,
    fontWeight: theme.weight.medium,
    '@media': { [media.belowTablet]: { display: 'none' } },
  },
]);

// What that is worth, of the same size whatever shows it.
globalStyle(`${head} > span > span`, {
  color: 'inherit',
  fontSize: 'inherit',
  fontWeight: 'inherit',
});

/** What the head says, where there is no head. */
export const withoutHead = style({ '@media': { [media.fromTablet]: { display: 'none' } } });
