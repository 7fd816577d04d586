import { style } from '@vanilla-extract/css';
import { theme } from './theme.css';

export const value = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space.hair,
  minWidth: '24px',
  minHeight: '24px',
  padding: 0,
  border: 0,
  borderRadius: theme.radius.small,
  background: 'transparent',
  textAlign: 'inherit',
  cursor: 'copy',
});

/** Of one size at any size of the value, which it must not move. */
export const icon = style({ flexShrink: 0, color: theme.color.textFaint });

export const tip = style({
  position: 'absolute',
  right: 0,
  bottom: 'calc(100% + 4px)',
  zIndex: 5,
  width: 'max-content',
  maxWidth: 'min(320px, 80vw)',
  padding: `${theme.space.hair} ${theme.space.tight}`,
  background: theme.color.raised,
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.small,
  boxShadow: theme.shadow,
  color: theme.color.text,
  fontSize: theme.size.tiny,
  fontWeight: theme.weight.regular,
  overflowWrap: 'anywhere',
  visibility: 'hidden',
  selectors: {
    [`${value}:hover &, ${value}:focus-visible &`]: { visibility: 'visible' },
  },
});
