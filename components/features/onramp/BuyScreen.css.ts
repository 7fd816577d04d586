import { style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.snug,
});

export const intro = style({
  padding: `0 ${theme.space.body}`,
  color: theme.color.textSoft,
  overflowWrap: 'anywhere',
});

export const quiet = style({ padding: `0 ${theme.space.body}`, color: theme.color.textSoft });

/** What is read once. */
export const small = style({
  padding: `0 ${theme.space.body}`,
  color: theme.color.textFaint,
  fontSize: theme.size.label,
  lineHeight: 1.4,
});

export const waiting = style({ display: 'grid', placeItems: 'center', minHeight: '12rem' });

/** Fields one below the other, close to each other. */
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.hair,
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
});

export const heading = style({
  padding: `${theme.space.tight} ${theme.space.body}`,
  fontWeight: theme.weight.bold,
});

export const host = style({ fontWeight: theme.weight.bold, overflowWrap: 'anywhere' });
