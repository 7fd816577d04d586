import { style } from '@vanilla-extract/css';
import { media } from '@/components/ui/media';
import { theme } from '@/components/ui/theme.css';

export const bar = style({
  position: 'sticky',
  bottom: 0,
  zIndex: 5,
  display: 'flex',
  justifyContent: 'space-around',
  minHeight: '56px',
  padding: `0 ${theme.space.tight} env(safe-area-inset-bottom)`,
  background: theme.color.card,
  borderTop: `1px solid ${theme.color.line}`,
  '@media': { [media.fromTablet]: { display: 'none' } },
});

export const item = style({
  flex: '1 1 0',
  display: 'grid',
  placeContent: 'center',
  placeItems: 'center',
  gap: '2px',
  minWidth: '48px',
  maxWidth: '120px',
  padding: 0,
  border: 0,
  background: 'transparent',
  color: theme.color.textFaint,
  fontSize: theme.size.tiny,
  fontWeight: theme.weight.medium,
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&[aria-current]': { color: theme.color.text },
    '&:focus-visible': { outlineOffset: '-4px' },
  },
});
