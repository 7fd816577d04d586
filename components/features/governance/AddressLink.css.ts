import { style } from '@vanilla-extract/css';
import { media } from '@/components/ui/media';
import { theme } from '@/components/ui/theme.css';

export const link = style({
  color: theme.color.textSoft,
  textDecoration: 'underline',
  textUnderlineOffset: '2px',
  selectors: { '&:hover': { color: theme.color.text } },
});

export const whole = style({
  overflowWrap: 'anywhere',
  '@media': { [media.belowTablet]: { display: 'none' } },
});

export const short = style({
  whiteSpace: 'nowrap',
  '@media': { [media.fromTablet]: { display: 'none' } },
});
