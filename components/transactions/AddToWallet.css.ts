import { style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

export const offer = style({ display: 'grid', justifyItems: 'center', gap: theme.space.hair });

export const told = style({
  color: theme.color.textFaint,
  fontSize: theme.size.small,
  textWrap: 'balance',
});
