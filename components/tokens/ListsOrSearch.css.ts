import { style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

export const entry = style({
  display: 'grid',
  justifyItems: 'center',
  paddingTop: theme.space.snug,
  borderTop: `1px solid ${theme.color.line}`,
});

export const title = style({
  padding: `${theme.space.snug} 0 ${theme.space.hair}`,
  fontSize: theme.size.body,
  fontWeight: theme.weight.bold,
});
