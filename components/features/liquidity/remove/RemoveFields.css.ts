import { style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.tight,
});

export const percent = style({
  padding: `0 ${theme.space.body}`,
  fontSize: theme.size.figure,
  fontWeight: theme.weight.medium,
});

export const name = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space.tight,
  fontWeight: theme.weight.bold,
  overflowWrap: 'anywhere',
});
