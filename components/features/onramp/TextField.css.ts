import { style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

export const place = style({ display: 'grid', gap: theme.space.hair, alignContent: 'start' });

export const label = style({ color: theme.color.textSoft, fontSize: theme.size.body });

/** Keeps the space of a line, so that nothing moves when it appears. */
export const error = style({
  minHeight: '24px',
  color: theme.color.bad,
  fontSize: theme.size.label,
});
