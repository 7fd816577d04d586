import { style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

export const place = style({
  width: '100%',
  maxWidth: '480px',
  margin: `0 auto ${theme.space.body}`,
});

export const title = style({ fontSize: theme.size.heading, fontWeight: theme.weight.bold });

export const calm = style({ color: theme.color.textSoft });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space.tight,
  marginTop: theme.space.hair,
});
