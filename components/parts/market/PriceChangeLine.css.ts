import { style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

export const line = style({ minHeight: '22px', color: theme.color.textFaint });

export const figure = style({
  fontWeight: theme.weight.medium,
  fontVariantNumeric: 'tabular-nums',
});
