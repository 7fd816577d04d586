import { style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

const ROW_HEIGHT = '56px';

export const search = style({
  width: '100%',
  height: '48px',
  padding: `0 ${theme.space.body}`,
  background: theme.color.raised,
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.body,
  fontSize: theme.size.body,
  selectors: { '&::placeholder': { color: theme.color.textFaint } },
});

export const list = style({
  height: 'min(50dvh, 448px)',
  marginTop: theme.space.snug,
  overflowY: 'auto',
});

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.snug,
  width: '100%',
  height: ROW_HEIGHT,
  padding: `0 ${theme.space.snug}`,
  background: 'transparent',
  border: 0,
  borderRadius: theme.radius.small,
  textAlign: 'left',
  cursor: 'pointer',
  selectors: {
    '&:hover:enabled': { background: theme.color.raised },
    '&:disabled': { opacity: 0.5, cursor: 'default' },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});

export const names = style({ flex: 1, minWidth: 0 });

export const symbol = style({ fontSize: theme.size.body, fontWeight: theme.weight.bold });

export const name = style({
  overflow: 'hidden',
  color: theme.color.textFaint,
  fontSize: theme.size.tiny,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const empty = style({
  padding: theme.space.section,
  color: theme.color.textFaint,
  textAlign: 'center',
});
