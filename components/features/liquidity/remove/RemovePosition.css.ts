import { style } from '@vanilla-extract/css';
import { media } from '@/components/ui/media';
import { theme } from '@/components/ui/theme.css';

export const place = style({
  display: 'grid',
  gap: theme.space.hair,
  '@media': { [media.belowColumns]: { marginTop: theme.space.snug } },
});

export const title = style({ color: theme.color.textFaint, fontSize: theme.size.label });

/** What the position is worth. Its line is kept while that is unknown. */
export const value = style({
  minHeight: '44px',
  marginBottom: theme.space.snug,
  fontSize: theme.size.amount,
  fontWeight: theme.weight.medium,
  lineHeight: '44px',
});
