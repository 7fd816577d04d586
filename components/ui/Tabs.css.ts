import { style } from '@vanilla-extract/css';
import { theme } from './theme.css';

export const list = style({
  display: 'flex',
  gap: theme.space.wide,
  borderBottom: `1px solid ${theme.color.line}`,
});

export const tab = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space.tight,
  minHeight: '44px',
  // Its words are in line with what is below them, and its ring is clear of them.
  position: 'relative',
  marginInline: `calc(-1 * ${theme.space.tight})`,
  padding: `0 ${theme.space.tight}`,
  borderRadius: theme.radius.small,
  background: 'none',
  border: 0,
  color: theme.color.textFaint,
  fontWeight: theme.weight.medium,
  cursor: 'pointer',
  transition: `color ${theme.motion.quick}`,
  selectors: {
    '&:hover': { color: theme.color.text },
    '&[aria-selected="true"]': { color: theme.color.text, fontWeight: theme.weight.bold },
    '&[aria-selected="true"]::after': {
      content: '',
      position: 'absolute',
      inset: `auto ${theme.space.tight} 0`,
      height: '2px',
      background: theme.color.text,
    },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});

/** How many entries a part has. */
export const count = style({
  minWidth: '22px',
  padding: `0 ${theme.space.tight}`,
  background: theme.color.field,
  borderRadius: theme.radius.round,
  color: theme.color.textSoft,
  fontSize: theme.size.label,
  fontWeight: theme.weight.medium,
  textAlign: 'center',
});
