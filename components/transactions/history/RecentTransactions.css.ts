import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

export const section = style({
  marginTop: theme.space.body,
  paddingTop: theme.space.body,
  borderTop: `1px solid ${theme.color.line}`,
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginBottom: theme.space.tight,
});

export const title = style({ fontSize: theme.size.body, fontWeight: theme.weight.bold });

export const list = style({ display: 'grid', gap: theme.space.body });

export const row = style({
  display: 'grid',
  gridTemplateColumns: '20px 1fr',
  gap: theme.space.snug,
});

export const words = style({ display: 'grid', overflowWrap: 'anywhere' });

export const faint = style({ color: theme.color.textFaint });

export const warning = style({ color: theme.color.caution });

export const sentence = style({});

// In line with the words around them.
globalStyle(`${sentence} button`, { display: 'inline', minHeight: 0 });

// Icons within a sentence would break it up. The amounts can still be pressed.
globalStyle(`${sentence} svg`, { display: 'none' });

// The tip of an amount near the left edge would leave the dialog.
globalStyle(`${sentence} [data-exact]`, { right: 'auto', left: 0 });
