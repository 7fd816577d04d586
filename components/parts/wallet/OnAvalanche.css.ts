import { style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

export const waiting = style({ display: 'grid', placeItems: 'center', minHeight: '12rem' });

/** As wide as a form, in a card and on a page. */
export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.body,
  maxWidth: '464px',
});
