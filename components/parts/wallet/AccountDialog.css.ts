import { style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

export const account = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.snug,
  padding: theme.space.body,
  background: theme.color.field,
  borderRadius: theme.radius.body,
});

export const mark = style({
  flexShrink: 0,
  width: '40px',
  height: '40px',
  borderRadius: theme.radius.small,
});

export const address = style({
  minWidth: 0,
  fontSize: theme.size.label,
  fontWeight: theme.weight.medium,
  overflowWrap: 'anywhere',
});

export const wallet = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.tight,
  marginTop: theme.space.snug,
  color: theme.color.textSoft,
  fontSize: theme.size.body,
  overflowWrap: 'anywhere',
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space.tight,
  marginTop: theme.space.snug,
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space.hair,
  minHeight: '40px',
  padding: `0 ${theme.space.tight}`,
});

export const airdrop = style({ marginTop: theme.space.snug });

export const balance = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  alignItems: 'center',
  columnGap: theme.space.tight,
});
