import { style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

export const between = style({
  position: 'relative',
  zIndex: 1,
  display: 'grid',
  placeItems: 'center',
  width: '36px',
  height: '36px',
  margin: '-14px auto',
  background: theme.color.card,
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.body,
  color: theme.color.textSoft,
});
