import { style } from '@vanilla-extract/css';
import { media } from '@/components/ui/media';
import { theme } from '@/components/ui/theme.css';
import { PRODUCTION_HOST } from '@/lib/site/navigation/productionHost';

/** Shown by styles alone, so that its place is settled from the first paint on. */
export const banner = style({
  display: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.space.tight,
  padding: `${theme.space.hair} ${theme.space.body}`,
  background: theme.color.field,
  color: theme.color.textSoft,
  fontSize: theme.size.label,
  textWrap: 'balance',
  '@media': {
    [media.touch]: { display: 'flex' },
    [media.narrow]: { gap: 0, paddingInline: theme.space.tight },
  },
  selectors: {
    [`:root[data-host="${PRODUCTION_HOST}"] &`]: { display: 'flex' },
    ':root[data-url-warning="read"] &': { display: 'none' },
  },
});
