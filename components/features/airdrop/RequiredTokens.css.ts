import { style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

export const list = style({ display: 'grid', gap: theme.space.tight });

export const token = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.space.tight,
  padding: `0 ${theme.space.body}`,
  fontWeight: theme.weight.medium,
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space.hair,
  minHeight: '24px',
  marginLeft: 'auto',
  color: theme.color.textSoft,
  fontSize: theme.size.body,
  fontWeight: theme.weight.regular,
  textDecoration: 'underline',
});
