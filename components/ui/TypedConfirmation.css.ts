import { style } from '@vanilla-extract/css';
import { theme } from './theme.css';

export const form = style({ display: 'grid', gap: theme.space.tight, marginTop: theme.space.body });

export const label = style({ color: theme.color.textSoft });

export const input = style({
  width: '100%',
  height: '48px',
  marginBottom: theme.space.tight,
  padding: `0 ${theme.space.body}`,
  background: theme.color.raised,
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.body,
  fontSize: theme.size.body,
});
