import { style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

/** As high as the offer of a recipient, which comes late: the button below must not move then. */
export const place = style({ minHeight: '36px' });

/**
 * What can be done with the form besides swapping. A recipient replaces its offer in the same
 * element: the focus of a keyboard user goes from one to the other.
 */
export const offers = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
});

export const wholeRow = style({ flexBasis: '100%', minWidth: 0 });

export const offer = style({
  minHeight: '36px',
  marginInlineStart: theme.space.body,
  color: theme.color.textSoft,
  fontSize: theme.size.label,
  selectors: { '&:hover': { color: theme.color.text } },
});

/** At the end of the row, which it must not make higher. */
export const share = style({
  marginInlineStart: 'auto',
  marginInlineEnd: theme.space.tight,
  marginBlock: '-2px',
});
