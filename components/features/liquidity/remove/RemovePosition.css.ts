import { style } from '@vanilla-extract/css';
import { media } from '@/components/ui/media';
import { theme } from '@/components/ui/theme.css';

/** Only beside the form: on a phone the form comes first. */
export const back = style({ '@media': { [media.belowColumns]: { display: 'none' } } });

export const place = style({
  display: 'grid',
  gap: theme.space.body,
  '@media': { [media.belowColumns]: { marginTop: theme.space.snug } },
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.snug,
  minHeight: '36px',
});

export const title = style({
  fontSize: theme.size.figure,
  fontWeight: theme.weight.bold,
  letterSpacing: '-0.02em',
  lineHeight: '28px',
  overflowWrap: 'anywhere',
});

/** What the position is worth. Its line is kept while that is unknown. */
export const worth = style({
  minHeight: '44px',
  fontSize: theme.size.amount,
  fontWeight: theme.weight.medium,
  letterSpacing: '-0.035em',
  lineHeight: '44px',
});
