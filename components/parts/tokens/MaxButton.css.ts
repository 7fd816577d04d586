import { style } from '@vanilla-extract/css';
import { CHOSEN } from '@/components/ui/chosen.css';
import { theme } from '@/components/ui/theme.css';

export const max = style({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  minHeight: '24px',
  padding: `0 ${theme.space.tight}`,
  background: 'none',
  border: 0,
  borderRadius: theme.radius.small,
  color: theme.color.accentText,
  fontSize: theme.size.label,
  fontWeight: theme.weight.bold,
  cursor: 'pointer',
  selectors: { '&:hover': { color: theme.color.text } },
});

/** In place of the button, and as wide. */
export const used = style({ selectors: { '&&': { ...CHOSEN, cursor: 'default' } } });
