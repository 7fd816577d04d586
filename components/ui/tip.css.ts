import { style } from '@vanilla-extract/css';
import { theme } from './theme.css';

/** What a tip looks like, wherever it is. */
export const tipLook = {
  padding: `${theme.space.hair} ${theme.space.tight}`,
  background: theme.color.field,
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.small,
  boxShadow: theme.shadow,
  color: theme.color.text,
  fontSize: theme.size.label,
  fontWeight: theme.weight.regular,
} as const;

/** The control whose tip is shown on hover and focus. */
export const tipped = style({ position: 'relative' });

/** Above its control, from the right edge to the left. */
export const tip = style({
  position: 'absolute',
  right: 0,
  bottom: 'calc(100% + 4px)',
  zIndex: 5,
  width: 'max-content',
  maxWidth: 'min(320px, 80vw)',
  ...tipLook,
  overflowWrap: 'anywhere',
  visibility: 'hidden',
  selectors: {
    [`${tipped}:hover &, ${tipped}:focus-visible &`]: { visibility: 'visible' },
  },
});
