import { style } from '@vanilla-extract/css';
import { theme } from './theme.css';

export const card = style({
  width: '100%',
  maxWidth: '480px',
  margin: '0 auto',
  padding: theme.space.body,
  background: theme.color.card,
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.card,
  boxShadow: theme.shadow,
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: '36px',
  padding: `0 ${theme.space.hair}`,
  marginBottom: theme.space.tight,
});

export const title = style({ fontSize: theme.size.body, fontWeight: theme.weight.bold });
