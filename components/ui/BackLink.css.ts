import { style } from '@vanilla-extract/css';
import { media } from './media';
import { theme } from './theme.css';

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space.tight,
  minHeight: '44px',
  color: theme.color.textSoft,
  fontWeight: theme.weight.medium,
  textDecoration: 'none',
  selectors: { '&:hover': { color: theme.color.text } },
  '@media': { [media.belowTablet]: { minHeight: '32px' } },
});
