import { style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

export const banner = style({
  display: 'grid',
  gap: theme.space.tight,
  padding: theme.space.body,
  background: theme.color.field,
  borderRadius: theme.radius.body,
  color: theme.color.textSoft,
});

export const words = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: theme.space.tight,
  minWidth: 0,
  fontSize: theme.size.label,
  overflowWrap: 'anywhere',
});

export const title = style({
  color: theme.color.text,
  fontSize: theme.size.body,
  fontWeight: theme.weight.bold,
});
