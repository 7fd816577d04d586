import { style } from '@vanilla-extract/css';
import { theme } from './theme.css';

export const card = style({
  width: '100%',
  maxWidth: '464px',
  margin: '0 auto',
  padding: theme.space.tight,
  background: theme.color.card,
  borderRadius: theme.radius.card,
  boxShadow: theme.shadow,
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: '52px',
  padding: `0 ${theme.space.tight} 0 ${theme.space.body}`,
});

export const title = style({ fontSize: theme.size.heading, fontWeight: theme.weight.bold });
