import { style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

/** What is looked up rather than read. */
export const quiet = style({
  width: 'fit-content',
  minHeight: '32px',
  color: theme.color.textSoft,
  fontSize: theme.size.label,
});

export const note = style({ color: theme.color.textFaint, fontSize: theme.size.label });

export const list = style({
  maxHeight: '320px',
  margin: 0,
  padding: 0,
  overflowY: 'auto',
  listStyle: 'none',
});

export const row = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: theme.space.snug,
  padding: `${theme.space.tight} 0`,
  selectors: { '& + &': { borderTop: `1px solid ${theme.color.line}` } },
});

export const words = style({ minWidth: 0, overflowWrap: 'anywhere' });

export const faint = style({ color: theme.color.textFaint });

/** When it was, at the end of the row: a link to the explorer. */
export const time = style({
  display: 'inline-flex',
  flexShrink: 0,
  alignItems: 'center',
  gap: theme.space.hair,
  color: theme.color.textFaint,
  fontSize: theme.size.label,
  whiteSpace: 'nowrap',
  selectors: { '&:hover': { color: theme.color.text } },
});
