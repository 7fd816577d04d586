import { style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.snug,
});

export const text = style({ color: theme.color.textSoft, fontSize: theme.size.body });

/** MIG-15: it scrolls by itself. */
export const choices = style({
  height: '200px',
  overflowY: 'auto',
  padding: `0 ${theme.space.snug}`,
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.body,
});

export const choice = style({
  padding: `${theme.space.tight} 0`,
  selectors: { '& + &': { borderTop: `1px solid ${theme.color.line}` } },
});

/** In line with what is next to the checkbox. */
export const belowChoice = style({ paddingInlineStart: '32px' });

export const chosen = style({ display: 'grid', gap: theme.space.hair });

export const value = style({ color: theme.color.textFaint });

export const outcome = style({ color: theme.color.textSoft, fontSize: theme.size.body });

export const warning = style({ color: theme.color.caution, fontSize: theme.size.body });

export const moved = style({
  display: 'grid',
  gap: theme.space.tight,
  listStyle: 'none',
  padding: 0,
  margin: 0,
});

export const movedRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: theme.space.tight,
});
