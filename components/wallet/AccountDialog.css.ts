import { style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

export const address = style({
  padding: theme.space.body,
  background: theme.color.raised,
  borderRadius: theme.radius.body,
  fontSize: theme.size.tiny,
  fontWeight: theme.weight.medium,
  overflowWrap: 'anywhere',
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space.tight,
  marginTop: theme.space.snug,
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space.hair,
  minHeight: '40px',
  padding: `0 ${theme.space.tight}`,
});
