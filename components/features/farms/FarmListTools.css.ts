import { globalStyle, style } from '@vanilla-extract/css';
import { CLEAR_OF_POPUPS, media } from '@/components/ui/media';
import { theme } from '@/components/ui/theme.css';

export const tools = style({
  display: 'grid',
  gap: theme.space.tight,
  '@media': {
    [media.fromTablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto auto', alignItems: 'center' },
    [media.fromDesktop]: {
      gridTemplateColumns: 'minmax(0, 240px) auto auto',
      justifyContent: 'start',
      maxWidth: CLEAR_OF_POPUPS,
    },
  },
});

/** On the page, which is nearly as light as a field. */
globalStyle(`${tools} > input`, {
  height: '44px',
  background: theme.color.card,
  borderColor: theme.color.line,
});
