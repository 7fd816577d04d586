import { style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

export const actions = style({ display: 'flex', alignItems: 'center', gap: theme.space.tight });

const chip = style({
  padding: `2px ${theme.space.snug}`,
  borderRadius: theme.radius.round,
  fontSize: theme.size.label,
  fontWeight: theme.weight.medium,
});

export const tolerance = style([
  chip,
  { background: theme.color.field, color: theme.color.textSoft },
]);

export const expert = style([
  chip,
  { background: theme.color.cautionSoft, color: theme.color.caution },
]);
