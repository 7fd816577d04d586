import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '@/components/ui/media';
import { theme } from '@/components/ui/theme.css';
import { tipped } from '@/components/ui/tip.css';

export const button = style([
  tipped,
  {
    display: 'inline-flex',
    alignItems: 'center',
    flexShrink: 0,
    gap: theme.space.tight,
    maxWidth: '62%',
    height: '44px',
    padding: `0 ${theme.space.snug} 0 6px`,
    background: theme.color.card,
    border: `1px solid ${theme.color.line}`,
    borderRadius: theme.radius.round,
    fontSize: theme.size.heading,
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
  background: theme.color.text,
  borderColor: 'transparent',
  color: theme.color.card,
  fontSize: theme.size.body,
  '@media': { [media.fromTablet]: { fontSize: theme.size.heading } },
});

export const name = style({ display: 'grid', minWidth: 0, textAlign: 'start', lineHeight: 1.2 });

export const symbol = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const address = style({
  color: theme.color.textFaint,
  fontSize: theme.size.label,
  fontWeight: theme.weight.regular,
  whiteSpace: 'nowrap',
});

/** The narrowest phones have room for a smaller logo. */
globalStyle(`${button}:not(${empty}) > :first-child`, {
  '@media': { [media.narrow]: { zoom: 0.75 } },
});
