import { style } from '@vanilla-extract/css';
import { media } from '@/components/ui/media';
import { theme } from '@/components/ui/theme.css';

/** On a phone it is in the sheet. */
export const button = style({
  display: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  height: '36px',
  padding: `0 ${theme.space.snug}`,
  background: theme.color.raised,
  border: '1px solid transparent',
  borderRadius: theme.radius.body,
  fontWeight: theme.weight.medium,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: { '&:hover': { borderColor: theme.color.line } },
  '@media': { [media.fromTablet]: { display: 'inline-flex' } },
});

/** As wide as a usual balance, so that nothing moves when it appears. */
export const wideButton = style([
  button,
  { '@media': { [media.fromWide]: { minWidth: '108px' } } },
]);

export const short = style({ '@media': { [media.fromWide]: { display: 'none' } } });

export const long = style({
  display: 'none',
  '@media': { [media.fromWide]: { display: 'inline' } },
});
