import { style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.body,
});

export const steps = style({
  display: 'grid',
  gap: theme.space.snug,
  listStyle: 'none',
  padding: 0,
  margin: 0,
});

export const step = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.snug,
  selectors: {
    '& + &': { paddingTop: theme.space.snug, borderTop: `1px solid ${theme.color.line}` },
  },
});

/** In line with the title of the card, and with the words in its fields. */
export const stepHead = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.tight,
  minHeight: '32px',
  padding: `0 ${theme.space.body}`,
});

export const stepTitle = style({ fontSize: theme.size.heading, fontWeight: theme.weight.bold });

export const stepState = style({
  marginInlineStart: 'auto',
  color: theme.color.textSoft,
  fontSize: theme.size.body,
});

export const hidden = style({ display: 'none' });
