import { style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

export const form = style({ display: 'grid' });

export const line = style({ display: 'flex', alignItems: 'center', gap: theme.space.tight });

/** One line is kept free, so that nothing moves when there is something to say. */
export const note = style({
  minHeight: '24px',
  color: theme.color.textSoft,
  fontSize: theme.size.label,
  overflowWrap: 'anywhere',
});

export const stop = style({ float: 'inline-end', minHeight: '24px', fontSize: theme.size.label });

export const error = style({ color: theme.color.bad });
