import { style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.snug,
  paddingTop: theme.space.snug,
  borderTop: `1px solid ${theme.color.line}`,
});

export const choices = style({
  display: 'grid',
  gap: theme.space.hair,
  margin: 0,
  padding: 0,
  border: 'none',
});

export const legend = style({
  marginBottom: theme.space.hair,
  padding: 0,
  fontWeight: theme.weight.bold,
});

export const choice = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.tight,
  minHeight: '44px',
  cursor: 'pointer',
});

export const radio = style({
  width: '20px',
  height: '20px',
  margin: 0,
  accentColor: theme.color.text,
});

export const note = style({ color: theme.color.textFaint, fontSize: theme.size.body });
