import { style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

export const row = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.snug,
  minHeight: '56px',
  padding: `6px ${theme.space.body}`,
  background: theme.color.field,
  border: '1px solid transparent',
  borderRadius: theme.radius.body,
  transition: `border-color ${theme.motion.quick}`,
  selectors: { '&:hover': { borderColor: theme.color.textFaint } },
});

export const words = style({ display: 'grid', flex: 1, minWidth: 0, overflowWrap: 'anywhere' });

export const name = style({ fontWeight: theme.weight.bold });

/** The whole row can be pressed; what describes it is not part of its name. */
const whole = style({
  color: theme.color.text,
  cursor: 'pointer',
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      inset: '-1px',
      borderRadius: theme.radius.body,
    },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${theme.color.ring}`, outlineOffset: '2px' },
  },
});

export const choice = style([
  whole,
  {
    minHeight: '24px',
    padding: 0,
    background: 'transparent',
    border: 0,
    fontWeight: theme.weight.bold,
    textAlign: 'start',
    overflowWrap: 'anywhere',
  },
]);

export const note = style({ color: theme.color.textFaint, fontSize: theme.size.label });

export const arrow = style({ flexShrink: 0, color: theme.color.textSoft });

export const install = style([
  whole,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: theme.space.hair,
    flexShrink: 0,
    minHeight: '24px',
    fontSize: theme.size.body,
    fontWeight: theme.weight.medium,
    textDecoration: 'none',
  },
]);

export const warning = style({
  margin: `${theme.space.hair} ${theme.space.body} ${theme.space.tight}`,
  color: theme.color.caution,
  fontSize: theme.size.label,
  overflowWrap: 'anywhere',
});
