import { style } from '@vanilla-extract/css';
import { theme } from './theme.css';
import { tipped } from './tip.css';

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
    // A long press shows the exact digits, and no menu of the browser.
    WebkitTouchCallout: 'none',
  },
]);

export const faint = style({ color: theme.color.textFaint });

export const note = style({
  color: theme.color.textFaint,
  fontSize: theme.size.label,
  fontWeight: theme.weight.regular,
});
