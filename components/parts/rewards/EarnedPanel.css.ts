import { style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

export const panel = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space.snug,
  padding: theme.space.body,
  background: theme.color.field,
  borderRadius: theme.radius.body,
});

export const figure = style({ minWidth: 0, flex: '1 1 200px' });

export const term = style({
  color: theme.color.textFaint,
  fontSize: theme.size.label,
  fontWeight: theme.weight.regular,
});

export const amount = style({
  minHeight: '36px',
  fontSize: theme.size.pageTitle,
  fontWeight: theme.weight.medium,
  letterSpacing: '-0.02em',
  overflowWrap: 'anywhere',
});

export const extra = style({ minHeight: '28px', fontWeight: theme.weight.medium });

/** As high as its line, before it is known. */
export const rate = style({
  minHeight: '24px',
  color: theme.color.textSoft,
  fontSize: theme.size.label,
});
