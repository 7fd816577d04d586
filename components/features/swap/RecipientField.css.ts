import { style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

/** As high as the offer of a recipient, which comes late: the button below must not move then. */
export const place = style({ minHeight: '36px' });

/** What can be done with the form besides swapping. */
export const offers = style({
  display: 'flex',
  alignItems: 'center',
  height: '36px',
  paddingInlineEnd: theme.space.tight,
});

export const offer = style({
  minHeight: '36px',
  marginInlineStart: theme.space.body,
  color: theme.color.textSoft,
  fontSize: theme.size.label,
  selectors: { '&:hover': { color: theme.color.text } },
});

/** At the end of the row. */
export const share = style({ marginInlineStart: 'auto' });
