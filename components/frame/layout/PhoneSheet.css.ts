import { style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

export const group = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  columnGap: theme.space.body,
  padding: `${theme.space.tight} 0`,
  borderBottom: `1px solid ${theme.color.line}`,
});

export const link = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: '44px',
  padding: `0 ${theme.space.tight}`,
  borderRadius: theme.radius.small,
  fontSize: theme.size.heading,
  fontWeight: theme.weight.medium,
  textDecoration: 'none',
});

export const opener = style([
  link,
  {
    width: '100%',
    margin: `${theme.space.tight} 0`,
    background: 'transparent',
    border: 0,
    color: theme.color.text,
    cursor: 'pointer',
  },
]);

export const setting = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: `${theme.space.snug} ${theme.space.tight} 0`,
  fontSize: theme.size.heading,
  fontWeight: theme.weight.medium,
});

export const current = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space.tight,
  color: theme.color.textSoft,
});
