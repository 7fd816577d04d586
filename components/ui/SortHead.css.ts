import { style } from '@vanilla-extract/css';
import { media } from './media';
import { theme } from './theme.css';

/** As high as a finger needs, in a line of text. */
export const head = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space.hair,
  minHeight: '36px',
  margin: '-9px 0',
  padding: 0,
  background: 'none',
  border: 'none',
  borderRadius: theme.radius.small,
  color: 'inherit',
  fontSize: 'inherit',
  textAlign: 'inherit',
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: theme.color.text },
    '&[aria-pressed="true"]': { color: theme.color.text, fontWeight: theme.weight.medium },
  },
  '@media': { [media.belowTablet]: { display: 'none' } },
});

export const word = style({ '@media': { [media.fromTablet]: { display: 'none' } } });
