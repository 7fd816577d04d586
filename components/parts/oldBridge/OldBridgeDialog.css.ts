import { style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.body,
});

export const quiet = style({ color: theme.color.textSoft, fontSize: theme.size.body });

export const tokens = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space.tight,
  padding: 0,
  border: 'none',
});

export const legend = style({ marginBottom: theme.space.tight, color: theme.color.textSoft });

export const token = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space.tight,
  minHeight: '40px',
  padding: `0 ${theme.space.snug}`,
  background: theme.color.field,
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.round,
  color: theme.color.text,
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': { borderColor: theme.color.ring, fontWeight: theme.weight.bold },
  },
});

export const waiting = style({ display: 'grid', placeItems: 'center', minHeight: '6rem' });

export const link = style({ color: 'inherit', textDecoration: 'underline' });
