import { style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

export const note = style({
  padding: `0 ${theme.space.hair}`,
  color: theme.color.textSoft,
  fontSize: theme.size.small,
});

export const figure = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  alignItems: 'center',
  columnGap: theme.space.tight,
});

export const quiet = style({ color: theme.color.textFaint });

export const links = style({
  display: 'grid',
  gap: theme.space.tight,
  padding: `${theme.space.body} 0`,
});
