import { style } from '@vanilla-extract/css';
import { media } from '@/components/ui/media';
import { theme } from '@/components/ui/theme.css';
import { tipped } from '@/components/ui/tip.css';

export const button = style([
  tipped,
  {
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
  },
]);

/** An address fits into it, even on the smallest phone. */
export const addressed = style([button, { maxWidth: 'max(62%, 160px)' }]);

export const empty = style({
  maxWidth: 'none',
  paddingLeft: theme.space.snug,
  background: theme.color.accent,
  borderColor: 'transparent',
  color: theme.color.onAccent,
  fontSize: theme.size.small,
  '@media': { [media.fromTablet]: { fontSize: theme.size.body } },
});

export const name = style({ display: 'grid', minWidth: 0, textAlign: 'start', lineHeight: 1.2 });

export const symbol = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const address = style({
  color: theme.color.textFaint,
  fontSize: theme.size.tiny,
  fontWeight: theme.weight.regular,
  whiteSpace: 'nowrap',
});
