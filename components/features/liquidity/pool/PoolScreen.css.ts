import { style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

export const subtitle = style({
  color: theme.color.text,
  fontSize: theme.size.heading,
  fontWeight: theme.weight.bold,
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space.tight });

export const banner = style({
  display: 'grid',
  gap: theme.space.tight,
  padding: theme.space.body,
  background: theme.color.card,
  borderRadius: theme.radius.card,
  color: theme.color.textSoft,
});

/** High enough for a finger. */
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '24px',
  color: theme.color.text,
  fontWeight: theme.weight.medium,
});
