import { style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

export const max = style({
  flexShrink: 0,
  minHeight: '24px',
  padding: `0 ${theme.space.tight}`,
  background: theme.color.accent,
  border: 0,
  borderRadius: theme.radius.small,
  color: theme.color.onAccent,
  fontSize: theme.size.tiny,
  fontWeight: theme.weight.bold,
  cursor: 'pointer',
  selectors: { '&:hover': { background: theme.color.accentHover } },
});

/** In place of the button, and as wide. */
export const used = style({
  background: 'transparent',
  borderColor: theme.color.accent,
  color: theme.color.text,
  cursor: 'default',
});
