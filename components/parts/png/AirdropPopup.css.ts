import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '@/components/ui/media';
import { theme } from '@/components/ui/theme.css';

/** Part of the page, below the screen: it covers nothing. The action has a phone's second line. */
export const popup = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${theme.space.hair} ${theme.space.snug}`,
  margin: `0 ${theme.space.body} ${theme.space.body}`,
  padding: theme.space.tight,
  paddingInlineStart: theme.space.body,
  background: theme.color.card,
  borderRadius: theme.radius.body,
  boxShadow: theme.shadow,
  '@media': {
    [media.fromTablet]: {
      gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
      maxWidth: '640px',
      margin: `0 auto ${theme.space.tight}`,
    },
  },
});

globalStyle(`${popup} > a`, {
  '@media': {
    [media.belowTablet]: {
      gridRow: 2,
      gridColumn: '1 / -1',
      marginInlineStart: `calc(${theme.space.tight} - ${theme.space.body})`,
    },
  },
});

export const icon = style({ color: theme.color.accentText });

export const words = style({
  overflowWrap: 'anywhere',
  fontWeight: theme.weight.medium,
  textWrap: 'balance',
});
