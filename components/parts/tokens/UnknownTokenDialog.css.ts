import { style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

export const content = style({ display: 'grid', gap: theme.space.body });

export const warning = style({ color: theme.color.textSoft });

export const card = style({
  display: 'grid',
  gap: theme.space.snug,
  padding: theme.space.body,
  background: theme.color.field,
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.body,
  overflowWrap: 'anywhere',
});

export const lookalikeCard = style([card, { borderColor: theme.color.bad }]);

export const lookalike = style({
  color: theme.color.bad,
  fontWeight: theme.weight.medium,
});

export const head = style({ display: 'flex', alignItems: 'center', gap: theme.space.snug });

export const symbol = style({
  display: 'block',
  fontSize: theme.size.heading,
  fontWeight: theme.weight.bold,
});

export const name = style({ display: 'block', color: theme.color.textSoft });

export const label = style({ color: theme.color.textFaint, fontSize: theme.size.label });

export const address = style({ fontSize: theme.size.label, fontWeight: theme.weight.medium });

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  gap: theme.space.hair,
  minHeight: '24px',
});
