import { style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

export const line = style({ color: theme.color.textFaint });

/** 24 px high for a finger, in a line of 18, and above the amount that it overlaps. */
export const toggle = style([
  line,
  {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '4px',
    maxWidth: '100%',
    minHeight: '24px',
    margin: `-3px ${theme.space.hair} -3px 0`,
    padding: 0,
    background: 'none',
    border: 0,
    fontSize: 'inherit',
    lineHeight: '18px',
    textAlign: 'left',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    selectors: { '&:hover': { color: theme.color.text } },
  },
]);
