import { style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

export const panel = style({ display: 'grid', justifyItems: 'center', gap: theme.space.tight });

export const note = style({
  justifySelf: 'start',
  padding: `0 ${theme.space.hair}`,
  color: theme.color.textFaint,
  fontSize: theme.size.tiny,
});
