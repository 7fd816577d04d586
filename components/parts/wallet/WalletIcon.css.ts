import { style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

export const tile = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  overflow: 'hidden',
  background: theme.color.card,
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.small,
});

export const image = style({ width: '100%', height: '100%', objectFit: 'cover' });

export const drawn = style({ color: theme.color.textFaint });
