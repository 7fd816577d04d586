import { style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space.hair,
  minHeight: '24px',
  padding: 0,
  background: 'none',
  border: 'none',
  color: 'inherit',
  cursor: 'pointer',
  textDecoration: 'underline',
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', columnGap: theme.space.body });
