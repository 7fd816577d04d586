import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

export const intro = style({
  marginBottom: theme.space.snug,
  color: theme.color.textSoft,
  fontSize: theme.size.body,
});

export const list = style({
  display: 'grid',
  gap: theme.space.tight,
  marginBottom: theme.space.snug,
  selectors: { '&:empty': { display: 'none' } },
});

export const help = style({
  marginTop: theme.space.hair,
  color: theme.color.textFaint,
  fontSize: theme.size.label,
});

globalStyle(`${help} a`, { textDecoration: 'underline' });
