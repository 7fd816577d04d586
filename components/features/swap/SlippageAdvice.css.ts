import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '@/components/ui/media';
import { theme } from '@/components/ui/theme.css';

export const advice = style({
  display: 'grid',
  gap: theme.space.hair,
  fontSize: theme.size.label,
  color: theme.color.textFaint,
});

/** As high as its longest text, so that nothing moves when the market changes what it says. */
export const risk = style({
  minHeight: '60px',
  // In whole pixels, so that the amount, which is in a button, is on the line of its sentence.
  lineHeight: '18px',
  '@media': { [media.fromTablet]: { minHeight: '42px' } },
});

/** Keeps the space of what it says once enough blocks were seen, and of the button below that. */
export const held = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.space.tight,
  minHeight: 'calc(2.9em + 24px)',
  lineHeight: 1.45,
  '@media': { [media.fromTablet]: { minHeight: 'calc(1.45em + 24px)' } },
});

export const use = style({ minHeight: '24px', textDecoration: 'underline' });

/** Around the advice in a review, if it is a warning. */
export const warned = style({
  padding: theme.space.snug,
  border: `1px solid ${theme.color.line}`,
  background: theme.color.field,
  borderRadius: theme.radius.body,
});

globalStyle(`${warned} > ${advice}`, { color: theme.color.caution });

// Inside its frame the text takes three lines, one of them as high as the amount's button.
globalStyle(`${warned} ${risk}`, { minHeight: '60px' });
