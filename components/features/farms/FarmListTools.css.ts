import { globalStyle, style } from '@vanilla-extract/css';
import { field } from '@/components/ui/field.css';
import { media } from '@/components/ui/media';
import { theme } from '@/components/ui/theme.css';

/** At both ends of a line. */
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space.tight,
});

globalStyle(`${tools} button`, {
  '@media': { [media.narrow]: { paddingInline: theme.space.tight } },
});

/** On a phone what the views leave. */
export const search = style({
  position: 'relative',
  flex: '0 1 240px',
  minWidth: 0,
  '@media': { [media.belowTablet]: { flex: '1 1 88px' } },
});

export const icon = style({
  position: 'absolute',
  insetInlineStart: theme.space.snug,
  top: 0,
  height: '100%',
  color: theme.color.textFaint,
  pointerEvents: 'none',
  '@media': { [media.narrow]: { display: 'none' } },
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
    '@media': {
      [media.narrow]: { selectors: { '&&': { paddingInline: theme.space.snug } } },
      [media.fromTablet]: { fontSize: theme.size.body },
    },
  },
]);
