import { style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

export const sides = style({
  display: 'grid',
  gap: theme.space.snug,
  padding: theme.space.body,
  background: theme.color.raised,
  borderRadius: theme.radius.body,
});

export const side = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  columnGap: theme.space.snug,
});

export const label = style({
  gridColumn: '1 / -1',
  color: theme.color.textFaint,
  fontSize: theme.size.tiny,
});

export const added = style({
  gridColumn: '1 / -1',
  color: theme.color.warningText,
  fontSize: theme.size.tiny,
});

export const amount = style({
  fontSize: theme.size.title,
  fontWeight: theme.weight.medium,
  letterSpacing: '-0.02em',
  overflowWrap: 'anywhere',
});

export const whole = style({ fontSize: theme.size.tiny, overflowWrap: 'anywhere' });

export const confirm = style({ marginTop: theme.space.body });
