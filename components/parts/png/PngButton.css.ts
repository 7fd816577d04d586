import { style } from '@vanilla-extract/css';
import { media } from '@/components/ui/media';
import { theme } from '@/components/ui/theme.css';

/** Half of the header's pill, which a phone has in its sheet. */
export const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  padding: `0 ${theme.space.snug}`,
  background: 'none',
  border: 0,
  borderRadius: theme.radius.round,
  fontWeight: theme.weight.medium,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '@media': { [media.tablet]: { padding: `0 ${theme.space.tight}` } },
  selectors: { '&:hover:enabled': { background: theme.color.field } },
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
