import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

export const footer = style({
  position: 'sticky',
  bottom: 0,
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.body,
  minHeight: '40px',
  background: theme.color.page,
  padding: `${theme.space.tight} ${theme.space.body}`,
  color: theme.color.textFaint,
  fontSize: theme.size.tiny,
});

export const block = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  marginLeft: 'auto',
  color: 'inherit',
  textDecoration: 'none',
});

const dot = style({ width: '8px', height: '8px', borderRadius: theme.radius.round });

/** Whether the figures of the page are fresh. */
export const dots = styleVariants({
  fresh: [dot, { background: theme.color.success }],
  stale: [dot, { background: theme.color.error }],
  waiting: [dot, { background: theme.color.line }],
});
