import { style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

export const form = style({ display: 'grid', gap: theme.space.snug, marginTop: theme.space.body });

export const input = style({
  height: '48px',
  padding: `0 ${theme.space.body}`,
  background: theme.color.raised,
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.body,
  fontSize: theme.size.body,
});

export const choice = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: theme.space.tight,
});
