import { style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

export const view = style({ display: 'grid', gap: theme.space.snug });

export const intro = style({ color: theme.color.textSoft, fontSize: theme.size.tiny });

export const fallback = style({
  color: theme.color.warningText,
  fontSize: theme.size.tiny,
  overflowWrap: 'anywhere',
});

export const lists = style({ borderTop: `1px solid ${theme.color.line}` });
