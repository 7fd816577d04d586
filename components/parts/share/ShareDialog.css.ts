import { style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

export const content = style({
  display: 'grid',
  justifyItems: 'center',
  gap: theme.space.body,
});

export const about = style({ justifySelf: 'start', color: theme.color.textSoft });
