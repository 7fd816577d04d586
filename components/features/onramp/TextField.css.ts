import { style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

/** The box of a field: its label, what is typed, and what is wrong with that. */
export const place = style({
  display: 'grid',
  alignContent: 'start',
  padding: `${theme.space.snug} ${theme.space.body} 0`,
  background: theme.color.field,
  border: '1px solid transparent',
  borderRadius: theme.radius.body,
  transition: `border-color ${theme.motion.quick}`,
  selectors: { '&:focus-within': { borderColor: theme.color.ring } },
});

export const label = style({ color: theme.color.textFaint, fontSize: theme.size.label });

export const input = style({
  width: '100%',
  minWidth: 0,
  height: '36px',
  padding: 0,
  border: 0,
  background: 'transparent',
  color: theme.color.text,
  fontSize: theme.size.heading,
  selectors: { '&:focus-visible': { outline: 'none' } },
});

/** Keeps the space of a line, so that nothing moves when it appears. */
export const error = style({
  minHeight: '24px',
  color: theme.color.bad,
  fontSize: theme.size.label,
});
