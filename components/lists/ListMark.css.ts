import { style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

export const mark = style({
  flex: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  width: '32px',
  height: '32px',
  background: theme.color.raised,
  borderRadius: theme.radius.round,
  color: theme.color.textSoft,
  fontWeight: theme.weight.bold,
});
