import { style } from '@vanilla-extract/css';
import { media } from '@/components/ui/media';
import { theme } from '@/components/ui/theme.css';

export const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  flexShrink: 0,
  gap: '6px',
  maxWidth: '62%',
  height: '40px',
  padding: `0 ${theme.space.tight} 0 6px`,
  background: theme.color.card,
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.round,
  fontSize: theme.size.body,
  fontWeight: theme.weight.bold,
  cursor: 'pointer',
  selectors: { '&:hover': { borderColor: theme.color.textFaint } },
});

export const empty = style({
  maxWidth: 'none',
  paddingLeft: theme.space.snug,
  background: theme.color.accent,
  borderColor: 'transparent',
  color: theme.color.onAccent,
  fontSize: theme.size.small,
  '@media': { [media.fromTablet]: { fontSize: theme.size.body } },
});

export const symbol = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
