import { style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

/** As high as the offer of a recipient, which comes late: the button below must not move then. */
export const place = style({ minHeight: '36px' });

/**
 * The actions of the form besides swapping. The recipient field replaces its button in the same
 * element, so that the focus of a keyboard user stays.
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
