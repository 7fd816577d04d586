import { style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

export const view = style({ display: 'grid', gap: theme.space.tight });

export const fallback = style({
  color: theme.color.caution,
  fontSize: theme.size.label,
  overflowWrap: 'anywhere',
});

export const lists = style({ borderTop: `1px solid ${theme.color.line}` });
