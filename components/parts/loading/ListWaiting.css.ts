import { style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

/** As high as the line that counts the entries of the list. */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${theme.space.tight}`,
  minHeight: '1lh',
  color: theme.color.textFaint,
});

/** Keeps the height of one line, even while it says nothing. */
export const slow = style({ minHeight: '1lh', color: theme.color.textFaint });
