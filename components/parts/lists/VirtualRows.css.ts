import { style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

export const scroller = style({
  maxHeight: 'min(30dvh, 240px)',
  overflowY: 'auto',
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.body,
});

export const rows = style({ position: 'relative' });

export const row = style({
  position: 'absolute',
  insetInline: 0,
  top: 0,
  padding: `${theme.space.hair} ${theme.space.snug}`,
  overflowWrap: 'anywhere',
});
