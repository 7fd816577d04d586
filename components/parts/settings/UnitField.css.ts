import { style } from '@vanilla-extract/css';
import { fieldBox } from '@/components/ui/field.css';
import { media } from '@/components/ui/media';
import { theme } from '@/components/ui/theme.css';

export const box = style([
  fieldBox,
  {
    display: 'flex',
    alignItems: 'center',
    gap: theme.space.tight,
    minWidth: '104px',
    '@media': { [media.narrow]: { minWidth: '88px' } },
    height: '44px',
    color: theme.color.textFaint,
    transition: `border-color ${theme.motion.quick}`,
    selectors: { '&:focus-within': { borderColor: theme.color.ring } },
  },
]);

/** Marked as a chosen preset is. */
export const chosenBox = style([
  box,
  { background: theme.color.accentSoft, color: theme.color.accentText },
]);

export const invalidBox = style([
  box,
  {
    borderColor: theme.color.bad,
    color: theme.color.bad,
    selectors: { '&:focus-within': { borderColor: theme.color.bad } },
  },
]);

export const input = style({
  flex: 1,
  width: '48px',
  minWidth: 0,
  height: '100%',
  padding: 0,
  border: 0,
  outline: 'none',
  background: 'transparent',
  textAlign: 'right',
  color: theme.color.text,
  fontWeight: theme.weight.medium,
  selectors: {
    '&:focus-visible': { outline: 'none' },
    // Next to its unit on either side.
    'span + &': { textAlign: 'left' },
    '&[aria-invalid="true"]': { color: theme.color.bad },
  },
});
