import { style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

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
