import { style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

export const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space.tight,
  minHeight: '40px',
  padding: `0 ${theme.space.snug}`,
  background: theme.color.card,
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.round,
  color: theme.color.text,
  fontSize: theme.size.heading,
  fontWeight: theme.weight.bold,
  cursor: 'pointer',
});

/** Keeps the place of the flag until it is there. */
export const logo = style({ display: 'flex', width: '24px', height: '24px' });
