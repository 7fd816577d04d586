import { style } from '@vanilla-extract/css';
import { media } from '@/components/ui/media';
import { theme } from '@/components/ui/theme.css';
import { BETA } from './lookStyles';

export const header = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.tight,
  minHeight: '56px',
  padding: `0 ${theme.space.body}`,
  '@media': {
    [media.fromTablet]: {
      minHeight: '72px',
      gap: theme.space.hair,
      selectors: { [BETA]: { display: 'none' } },
    },
    // In some languages it is full.
    [media.tablet]: { gap: '2px', paddingInline: theme.space.tight },
    [media.fromWide]: { gap: theme.space.tight },
    [media.fromFull]: { padding: `0 ${theme.space.wide}` },
  },
});

export const brand = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.tight,
  fontSize: theme.size.heading,
  fontWeight: theme.weight.bold,
  textDecoration: 'none',
});

export const brandName = style({
  display: 'none',
  '@media': { [media.fromFull]: { display: 'inline', marginRight: theme.space.body } },
});

export const nav = style({
  display: 'none',
  alignItems: 'center',
  '@media': { [media.fromTablet]: { display: 'flex' }, [media.fromWide]: { gap: '2px' } },
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space.hair,
  minHeight: '40px',
  padding: `0 ${theme.space.hair}`,
  borderRadius: theme.radius.small,
  color: theme.color.textFaint,
  // On a tablet as small as the words of a phone's bar: in some languages they are long.
  fontSize: theme.size.bar,
  fontWeight: theme.weight.medium,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '@media': {
    [media.fromDesktop]: { padding: '0 3px', fontSize: theme.size.body },
    [media.fromWide]: { padding: '0 6px' },
    [media.fromFull]: { padding: `0 ${theme.space.tight}` },
  },
  selectors: {
    '&:hover': { color: theme.color.text },
    '&[aria-current]': { color: theme.color.text },
  },
});

/** Close to the link of the farms, which it belongs to. */
export const farmMenu = style({
  width: '28px',
  minWidth: '28px',
  marginLeft: '-4px',
  '@media': {
    [media.fromWide]: { marginLeft: '-6px' },
    [media.fromFull]: { marginLeft: '-8px' },
  },
});

/** An external link. It is in the menu while the header has no room for it. */
export const outerLink = style([
  link,
  { display: 'none', '@media': { [media.fromWide]: { display: 'inline-flex' } } },
]);

export const tools = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  flex: 1,
  gap: theme.space.tight,
  '@media': { [media.fromTablet]: { gap: 'inherit' } },
});

/** PNG and the native coin, side by side in one pill. */
export const balances = style({
  display: 'none',
  height: '40px',
  background: theme.color.card,
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.round,
  fontWeight: theme.weight.medium,
  whiteSpace: 'nowrap',
  '@media': { [media.fromTablet]: { display: 'inline-flex' } },
});

/** The width of the longer of the two names. */
const NETWORK_WIDTH = '72px';

/** What the other tools leave. */
export const networkPlace = style({
  flex: '1 1 0',
  minWidth: 0,
  containerType: 'inline-size',
  textAlign: 'end',
});

/**
 * Plain text, because it does nothing. It gives way to what does something, which is wide in some
 * languages: the account's dialog has it too.
 */
export const network = style({
  display: 'none',
  minWidth: NETWORK_WIDTH,
  color: theme.color.textSoft,
  fontSize: theme.size.label,
  textAlign: 'center',
  whiteSpace: 'nowrap',
  '@container': { [`(min-width: ${NETWORK_WIDTH})`]: { display: 'inline-block' } },
});

/** As wide as a usual balance, so that nothing moves when it appears. */
export const balance = style({
  display: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.space.tight,
  minWidth: '104px',
  padding: `0 ${theme.space.snug}`,
  borderInlineStart: `1px solid ${theme.color.line}`,
  '@media': { [media.fromDesktop]: { display: 'inline-flex' } },
});

/** Draws a magnifying glass: the styles of a document load before its scripts, which have no room. */
export const search = style({
  gap: 0,
  padding: 0,
  '@media': { [media.tablet]: { width: '24px' } },
  '::before': {
    content: '',
    width: '15px',
    height: '15px',
    border: '2px solid',
    borderRadius: '50%',
    translate: '2px -2px',
  },
  '::after': {
    content: '',
    width: '7px',
    borderTop: '2px solid',
    translate: '-1px 6px',
    rotate: '45deg',
  },
});

/** The language and the theme. On a phone they are in the sheet. */
export const fromTablet = style({
  display: 'none',
  '@media': { [media.fromTablet]: { display: 'inline-flex' } },
});
