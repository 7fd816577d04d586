import { style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

export const label = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space.snug,
  // All names in one face. In that of the page, the letters of Vietnamese would load a font that no
  // other text needs.
  fontFamily: theme.font.system,
});

export const row = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: '48px',
  padding: `0 ${theme.space.tight}`,
  borderRadius: theme.radius.small,
  fontSize: theme.size.heading,
  fontWeight: theme.weight.medium,
  cursor: 'pointer',
  selectors: {
    '&:has(:focus-visible)': { outline: `2px solid ${theme.color.ring}`, outlineOffset: '-2px' },
  },
});

/** Covers its row, so that the row is what is touched and read. */
export const radio = style({ position: 'absolute', inset: 0, margin: 0, opacity: 0 });
