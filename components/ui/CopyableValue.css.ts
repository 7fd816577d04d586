import { style } from '@vanilla-extract/css';
import { theme } from './theme.css';
import { tip, tipped } from './tip.css';

export const value = style([
  tipped,
  {
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
  },
]);

/** Of one size at any size of the value, which it must not move. */
export const icon = style({ flexShrink: 0, color: theme.color.textFaint });

export const note = style({
  color: theme.color.textFaint,
  fontSize: theme.size.tiny,
  fontWeight: theme.weight.regular,
  letterSpacing: 0,
});

/** The exact digits. Hovering alone does not show them: the pointer has to have moved there. */
export const exact = style([
  tip,
  { selectors: { [`${value}:hover &[data-hidden]`]: { visibility: 'hidden' } } },
]);
