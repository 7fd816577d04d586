import { style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

/** The amounts, then the dollars. A line breaks between them, never within one. */
export const line = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'end',
  columnGap: theme.space.hair,
});

export const amount = style({ whiteSpace: 'nowrap' });

/** Clear of the amount before it. */
export const dollars = style({
  marginInlineStart: theme.space.hair,
  color: theme.color.textFaint,
  fontSize: theme.size.label,
  fontWeight: theme.weight.regular,
  whiteSpace: 'nowrap',
});
