import { style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

export const list = style({ display: 'grid', gap: theme.space.tight, marginTop: theme.space.snug });

export const notice = style({ marginTop: theme.space.hair });

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  alignItems: 'center',
  gap: theme.space.snug,
  padding: theme.space.snug,
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.body,
});

export const words = style({ display: 'grid', overflowWrap: 'anywhere' });

export const faint = style({ color: theme.color.textFaint, fontSize: theme.size.body });
