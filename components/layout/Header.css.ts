import { style } from '@vanilla-extract/css';
import { media } from '@/components/ui/media';
import { theme } from '@/components/ui/theme.css';

export const header = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.tight,
  minHeight: '56px',
  padding: `0 ${theme.space.body}`,
  borderBottom: `1px solid ${theme.color.line}`,
  '@media': {
    [media.fromTablet]: { minHeight: '64px', padding: `0 ${theme.space.wide}` },
  },
});

export const brand = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.tight,
  fontSize: theme.size.body,
  fontWeight: theme.weight.bold,
  textDecoration: 'none',
});

export const brandName = style({
  display: 'none',
  '@media': { [media.fromTablet]: { display: 'inline', marginRight: theme.space.body } },
});

export const nav = style({
  display: 'none',
  gap: theme.space.hair,
  '@media': { [media.fromTablet]: { display: 'flex' } },
});

export const link = style({
  padding: `${theme.space.tight} ${theme.space.snug}`,
  borderRadius: theme.radius.small,
  color: theme.color.textSoft,
  fontWeight: theme.weight.medium,
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: theme.color.text },
    '&[aria-current]': { color: theme.color.text, background: theme.color.raised },
  },
});

export const side = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.tight,
  marginLeft: 'auto',
});

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space.tight,
  height: '36px',
  padding: `0 ${theme.space.snug}`,
  background: theme.color.raised,
  borderRadius: theme.radius.body,
  fontWeight: theme.weight.medium,
  whiteSpace: 'nowrap',
});

export const fromTablet = style([
  chip,
  { display: 'none', '@media': { [media.fromTablet]: { display: 'inline-flex' } } },
]);
