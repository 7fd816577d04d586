import { globalStyle, style } from '@vanilla-extract/css';
import { ruled } from '@/components/ui/Facts.css';
import { theme } from '@/components/ui/theme.css';

/** A figure above where it comes from. */
export const lines = style({ display: 'grid', justifyItems: 'end' });

/** The line of the rates, and their lowest and highest. */
export const figure = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'end',
  gap: `0 ${theme.space.tight}`,
  minHeight: '24px',
});

export const below = style({
  minHeight: '18px',
  color: theme.color.textFaint,
  fontSize: theme.size.label,
  lineHeight: 18 / 13,
});

// It goes on from the facts above it, which end with a line.
globalStyle(`${ruled} + ${ruled}`, { borderTop: 'none' });
