import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

export const addresses = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: theme.space.tight,
});

export const address = style({ overflowWrap: 'anywhere' });

globalStyle(`${address} mark`, {
  background: 'transparent',
  color: theme.color.bad,
  fontWeight: theme.weight.bold,
  textDecoration: 'underline',
});
