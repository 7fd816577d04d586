import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '@/components/ui/media';
import { theme } from '@/components/ui/theme.css';

/** The value of the account, above its balances. */
export const value = style({
  padding: `${theme.space.tight} ${theme.space.body} 0`,
});

export const dollars = style({
  minHeight: '44px',
  fontSize: theme.size.amount,
  fontWeight: theme.weight.bold,
  lineHeight: 44 / 40,
  overflowWrap: 'anywhere',
  '@media': { [media.phone]: { fontSize: theme.size.pageTitle, lineHeight: 44 / 28 } },
});

export const note = style({
  minHeight: '18px',
  color: theme.color.textFaint,
  fontSize: theme.size.label,
  lineHeight: 18 / 13,
});

/** Around the reason why nothing is read. */
export const stale = style({ padding: `${theme.space.tight} ${theme.space.body} 0` });

/** The shares of the parts in the total. */
export const bar = style({
  display: 'flex',
  gap: '2px',
  height: '8px',
  margin: `${theme.space.snug} ${theme.space.body} ${theme.space.tight}`,
  overflow: 'hidden',
  background: theme.color.field,
  borderRadius: theme.radius.round,
});

const share = style({ minWidth: '2px', height: '100%' });

/** From the strongest to the faintest colour, in the order of the parts. */
const COLORS = {
  tokens: theme.color.text,
  positions: theme.color.textSoft,
  farms: theme.color.textFaint,
  stakes: theme.color.edge,
} as const;

export const shares = styleVariants(COLORS, (background) => [share, { background }]);

const dot = style({ flexShrink: 0, width: '8px', height: '8px', borderRadius: '3px' });

export const dots = styleVariants(COLORS, (background) => [dot, { background }]);

export const parts = style({ paddingInline: theme.space.tight });

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.snug,
  width: '100%',
  minHeight: '44px',
  padding: `${theme.space.hair} ${theme.space.tight}`,
  background: 'transparent',
  border: 0,
  borderRadius: theme.radius.small,
  color: theme.color.text,
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: theme.color.field },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});

export const name = style({ flex: 1, minWidth: 0 });

export const count = style({
  marginInlineStart: theme.space.tight,
  color: theme.color.textSoft,
  fontSize: theme.size.label,
});

export const figure = style({ flexShrink: 0, fontWeight: theme.weight.medium });

export const chevron = style({ flexShrink: 0, color: theme.color.textFaint });

/** What can be claimed: a bar as wide as the balances. */
export const claim = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space.hair,
  margin: `${theme.space.hair} calc(-1 * ${theme.space.tight})`,
  padding: theme.space.hair,
  borderRadius: theme.radius.body,
  background: theme.color.accentSoft,
});

export const claimLink = style([
  row,
  {
    flex: '1 1 180px',
    width: 'auto',
    padding: `${theme.space.hair} ${theme.space.snug}`,
    color: theme.color.accentText,
    selectors: { '&:hover': { background: 'transparent' } },
  },
]);

/** Below the link, at its end, where there is no room beside it. */
export const claimAll = style({ marginInlineStart: 'auto' });

export const tokens = style({ paddingInlineStart: theme.space.tight });

export const amounts = style({ display: 'grid', flexShrink: 0, textAlign: 'end' });

/** The place of a small line, whether or not it is there. */
export const day = style({
  display: 'flex',
  flexShrink: 0,
  justifyContent: 'end',
  width: '64px',
  '@media': { [media.narrow]: { display: 'none' } },
});
