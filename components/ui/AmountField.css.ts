import { style, styleVariants } from '@vanilla-extract/css';
import { media } from './media';
import { theme } from './theme.css';

export const field = style({
  padding: `${theme.space.snug} ${theme.space.body}`,
  background: theme.color.raised,
  border: '1px solid transparent',
  borderRadius: theme.radius.body,
  transition: `border-color ${theme.motion.quick}`,
  selectors: { '&:focus-within': { borderColor: theme.color.accent } },
});

export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space.snug,
  minHeight: '24px',
});

export const label = style({
  flexShrink: 0,
  color: theme.color.textFaint,
  fontSize: theme.size.tiny,
});

export const note = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.tight,
  color: theme.color.textFaint,
  fontSize: theme.size.tiny,
  overflowWrap: 'anywhere',
});

export const value = style({ minHeight: '18px', lineHeight: '18px' });

const input = style({
  flex: 1,
  minWidth: 0,
  height: '44px',
  padding: 0,
  border: 0,
  outline: 'none',
  background: 'transparent',
  fontWeight: theme.weight.medium,
  letterSpacing: '-0.02em',
  textOverflow: 'ellipsis',
  selectors: {
    '&::placeholder': { color: theme.color.textFaint },
    '&:focus-visible': { outline: 'none' },
  },
});

/** Longer amounts use smaller text, so that they fit. */
export const inputs = styleVariants({
  short: [input, { fontSize: theme.size.figure }],
  medium: [
    input,
    {
      fontSize: theme.size.large,
      '@media': { [media.fromTablet]: { fontSize: theme.size.figure } },
    },
  ],
  long: [input, { fontSize: theme.size.large }],
});

export const stale = style({ color: theme.color.textFaint });
