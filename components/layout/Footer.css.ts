import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

export const footer = style({
  display: 'flex',
  justifyContent: 'flex-end',
  minHeight: '40px',
  padding: `${theme.space.tight} ${theme.space.body}`,
  color: theme.color.textFaint,
  fontSize: theme.size.tiny,
});

export const block = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  color: 'inherit',
});

const dot = style({ width: '8px', height: '8px', borderRadius: theme.radius.round });

/** Whether the figures of the page are fresh. */
export const dots = styleVariants({
  fresh: [dot, { background: theme.color.success }],
  stale: [dot, { background: theme.color.error }],
  waiting: [dot, { background: theme.color.line }],
});
