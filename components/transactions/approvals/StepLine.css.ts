import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

export const step = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: theme.space.tight,
  padding: `0 ${theme.space.body}`,
});

export const words = style({ display: 'grid', gap: theme.space.hair });

const icon = style({ marginTop: '1px' });

export const icons = styleVariants({
  done: [icon, { color: theme.color.good }],
  now: [icon, { color: theme.color.text }],
  toCome: [icon, { color: theme.color.textFaint }],
});

const title = style({ fontSize: theme.size.body, overflowWrap: 'anywhere' });

export const titles = styleVariants({
  done: [title, { color: theme.color.textSoft }],
  now: [title, { fontWeight: theme.weight.bold }],
  toCome: [title, { color: theme.color.textFaint }],
});

export const note = style({ color: theme.color.textFaint, fontSize: theme.size.label });
