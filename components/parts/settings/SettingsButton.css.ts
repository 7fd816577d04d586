import { style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

export const actions = style({ display: 'flex', alignItems: 'center', gap: theme.space.tight });

export const expert = style({
  padding: `2px ${theme.space.tight}`,
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.round,
  color: theme.color.caution,
  fontSize: theme.size.label,
  fontWeight: theme.weight.medium,
});
