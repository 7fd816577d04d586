import { style } from '@vanilla-extract/css';
import { field } from '@/components/ui/field.css';
import { media } from '@/components/ui/media';
import { theme } from '@/components/ui/theme.css';

/** On a phone the search has a line of its own. */
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space.tight,
});

export const title = style({
  marginInlineEnd: 'auto',
  fontSize: theme.size.heading,
  fontWeight: theme.weight.bold,
});

export const search = style({
  position: 'relative',
  flex: '0 1 280px',
  minWidth: 0,
  '@media': { [media.belowTablet]: { flex: '1 1 100%' } },
});

export const icon = style({
  position: 'absolute',
  insetInlineStart: theme.space.snug,
  top: 0,
  height: '100%',
  color: theme.color.textFaint,
  pointerEvents: 'none',
});

/** On the page, which is nearly as light as a field. */
export const query = style([
  field,
  {
    height: '40px',
    background: theme.color.card,
    borderColor: theme.color.line,
    // Also if the styles of another field are loaded later.
    selectors: { '&&': { paddingInline: `36px ${theme.space.snug}` } },
    '@media': { [media.fromTablet]: { fontSize: theme.size.body } },
  },
]);
