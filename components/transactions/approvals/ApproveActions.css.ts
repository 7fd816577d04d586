import { style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';
import { note } from './StepLine.css';

export const panel = style({ display: 'grid', gap: theme.space.tight });

export const sizes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
  gap: theme.space.tight,
});

/** Folded, because it is read once and the review above needs the room. */
export const about = style([note]);

/** Leads from a signature to an approval by transaction. */
export const byTransaction = style({ textDecoration: 'underline' });
