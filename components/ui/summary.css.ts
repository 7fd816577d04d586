import { style } from '@vanilla-extract/css';
import { theme } from './theme.css';

/** The line that unfolds what is looked up rather than read, with an arrow that turns. */
export const summary = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.tight,
  width: 'fit-content',
  minHeight: '24px',
  color: theme.color.textFaint,
  cursor: 'pointer',
  listStyle: 'none',
  transition: `color ${theme.motion.quick}`,
  '::after': {
    content: '',
    width: '7px',
    height: '7px',
    marginTop: '-4px',
    borderRight: '1.5px solid currentColor',
    borderBottom: '1.5px solid currentColor',
    transform: 'rotate(45deg)',
    transition: `transform ${theme.motion.quick}`,
  },
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { color: theme.color.text },
    'details[open] > &::after': { transform: 'translateY(4px) rotate(225deg)' },
  },
});
