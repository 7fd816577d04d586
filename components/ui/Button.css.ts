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
  textWrap: 'balance',
  transition: `background ${theme.motion.quick}, border-color ${theme.motion.quick}`,
  selectors: { '&:disabled': { cursor: 'not-allowed' } },
});

const primary = style([
  base,
  {
    width: '100%',
    minHeight: '60px',
    padding: `${theme.space.tight} ${theme.space.body}`,
    fontSize: theme.size.heading,
    background: theme.color.action,
    color: theme.color.onAction,
    selectors: {
      '&:hover:enabled:not([aria-disabled=true])': { background: theme.color.actionHover },
      '&:disabled, &[aria-disabled=true]': {
        background: theme.color.field,
        color: theme.color.textFaint,
        cursor: 'not-allowed',
      },
    },
  },
]);

const secondary = style([
  base,
  {
    minHeight: '44px',
    padding: `0 ${theme.space.body}`,
    background: theme.color.field,
    // Seen on a page too, which is nearly as light.
    borderColor: theme.color.line,
    color: theme.color.text,
    selectors: {
      '&:hover:enabled': { background: theme.color.hover },
      '&:disabled': { color: theme.color.textFaint },
    },
  },
]);

/** In the place of a primary action that was taken and can be taken once more. */
const repeat = style([
  secondary,
  {
    width: '100%',
    minHeight: '60px',
    // Distinguished from a disabled primary action, which has the same background.
    borderColor: theme.color.textFaint,
    fontSize: theme.size.heading,
  },
]);

const accent = style([
  base,
  {
    minHeight: '44px',
    padding: `0 ${theme.space.body}`,
    background: theme.color.action,
    color: theme.color.onAction,
    selectors: {
      '&:hover:enabled': { background: theme.color.actionHover },
      '&:disabled': { background: theme.color.field, color: theme.color.textFaint },
    },
  },
]);

const danger = style([
  base,
  {
    width: '100%',
    minHeight: '60px',
    padding: `${theme.space.tight} ${theme.space.body}`,
    fontSize: theme.size.heading,
    background: theme.color.bad,
    color: theme.color.onBad,
    selectors: { '&:disabled': { background: theme.color.field, color: theme.color.textFaint } },
  },
]);

const icon = style([
  base,
  {
    width: '40px',
    height: '40px',
    borderRadius: theme.radius.small,
    background: 'transparent',
    color: theme.color.textSoft,
    selectors: { '&:hover:enabled': { background: theme.color.field, color: theme.color.text } },
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
