import { style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

export const banner = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space.snug,
  padding: theme.space.body,
  background: theme.color.field,
  borderInlineStart: `4px solid ${theme.farmColor}`,
  borderRadius: theme.radius.body,
  color: theme.color.textSoft,
});

export const words = style({
  display: 'grid',
  flex: '1 1 220px',
  gap: theme.space.hair,
  minWidth: 0,
  overflowWrap: 'anywhere',
});

export const title = style({
  color: theme.color.text,
  fontSize: theme.size.heading,
  fontWeight: theme.weight.bold,
});
