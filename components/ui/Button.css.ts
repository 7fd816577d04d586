import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from './theme.css';

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.space.tight,
  border: '1px solid transparent',
  borderRadius: theme.radius.body,
  fontWeight: theme.weight.bold,
  cursor: 'pointer',
  transition: `background ${theme.motion.quick}, border-color ${theme.motion.quick}`,
  selectors: { '&:disabled': { cursor: 'not-allowed' } },
});

const primary = style([
  base,
  {
    width: '100%',
    minHeight: '56px',
    padding: `${theme.space.tight} ${theme.space.body}`,
    fontSize: theme.size.body,
    background: theme.color.accent,
    color: theme.color.onAccent,
    selectors: {
      '&:hover:enabled:not([aria-disabled=true])': { background: theme.color.accentHover },
      '&:disabled, &[aria-disabled=true]': {
        background: theme.color.raised,
        color: theme.color.textFaint,
        cursor: 'not-allowed',
      },
    },
  },
]);

const secondary = style([
  base,
  {
    minHeight: '40px',
    padding: `0 ${theme.space.body}`,
    background: theme.color.raised,
    // Distinguished from a notice, which has the same background.
    borderColor: theme.color.line,
    color: theme.color.text,
    selectors: {
      '&:hover:enabled': { borderColor: theme.color.textFaint },
      '&:disabled': { color: theme.color.textFaint },
    },
  },
]);

/** In the place of a primary action that was taken and can be taken once more. */
const repeat = style([
  secondary,
  {
    width: '100%',
    minHeight: '56px',
    // Distinguished from a disabled primary action, which has the same background.
    borderColor: theme.color.accent,
    fontSize: theme.size.body,
  },
]);

const accent = style([
  base,
  {
    minHeight: '36px',
    padding: `0 ${theme.space.body}`,
    background: theme.color.accent,
    color: theme.color.onAccent,
    selectors: {
      '&:hover:enabled': { background: theme.color.accentHover },
      '&:disabled': { background: theme.color.raised, color: theme.color.textFaint },
    },
  },
]);

const danger = style([
  base,
  {
    width: '100%',
    minHeight: '56px',
    padding: `${theme.space.tight} ${theme.space.body}`,
    fontSize: theme.size.body,
    background: theme.color.error,
    color: theme.color.onError,
    selectors: { '&:disabled': { background: theme.color.raised, color: theme.color.textFaint } },
  },
]);

const icon = style([
  base,
  {
    width: '36px',
    height: '36px',
    borderRadius: theme.radius.small,
    background: 'transparent',
    color: theme.color.textSoft,
    selectors: { '&:hover:enabled': { background: theme.color.raised, color: theme.color.text } },
  },
]);

const text = style([
  base,
  {
    padding: 0,
    minHeight: '20px',
    borderRadius: theme.radius.small,
    background: 'transparent',
    color: theme.color.text,
    fontWeight: theme.weight.medium,
    selectors: {
      '&:hover:enabled': { textDecoration: 'underline' },
      '&:disabled': { color: theme.color.textFaint },
    },
  },
]);

/** The variants of a button. */
export const variants = styleVariants({
  primary: [primary],
  secondary: [secondary],
  repeat: [repeat],
  accent: [accent],
  danger: [danger],
  icon: [icon],
  text: [text],
});
