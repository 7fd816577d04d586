import { globalStyle, style } from '@vanilla-extract/css';
import { field } from '@/components/ui/field.css';
import { theme } from '@/components/ui/theme.css';

export const addresses = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: theme.space.tight,
});

export const address = style({ overflowWrap: 'anywhere' });

globalStyle(`${address} mark`, {
  background: 'transparent',
  color: theme.color.errorText,
  fontWeight: theme.weight.bold,
  textDecoration: 'underline',
});

export const typed = style({ display: 'grid', gap: theme.space.tight, width: '100%' });

export const input = style([field, { color: theme.color.text }]);

export const wrong = style({ color: theme.color.errorText, minHeight: '1lh' });
