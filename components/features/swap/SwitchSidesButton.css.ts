import { style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

export const between = style({ position: 'relative', height: '8px' });

export const button = style({
  position: 'absolute',
  left: '50%',
  top: '50%',
  zIndex: 1,
  display: 'grid',
  placeItems: 'center',
  width: '36px',
  height: '36px',
  padding: 0,
  transform: 'translate(-50%, -50%)',
  background: theme.color.card,
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.body,
  color: theme.color.textSoft,
  cursor: 'pointer',
  selectors: { '&:hover': { color: theme.color.text, borderColor: theme.color.textFaint } },
});
