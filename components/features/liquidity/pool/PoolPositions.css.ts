import { style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

export const list = style({ display: 'grid', gap: theme.space.tight });

export const message = style({
  display: 'grid',
  justifyItems: 'center',
  gap: theme.space.body,
  padding: `${theme.space.section} ${theme.space.body}`,
  border: `1px dashed ${theme.color.line}`,
  borderRadius: theme.radius.card,
  color: theme.color.textSoft,
  textAlign: 'center',
  textWrap: 'balance',
});

export const connect = style({ width: '100%', maxWidth: '320px' });
