import { style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

export const keys = style({ display: 'grid', margin: 0 });

export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space.body,
  minHeight: '48px',
  selectors: { '& + &': { borderTop: `1px solid ${theme.color.line}` } },
});

/** The keys for one thing, side by side. */
export const caps = style({ display: 'flex', flexShrink: 0, gap: theme.space.hair, margin: 0 });

export const cap = style({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: '28px',
  height: '28px',
  padding: `0 ${theme.space.tight}`,
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.small,
  background: theme.color.field,
  fontFamily: 'inherit',
  fontSize: theme.size.label,
});
