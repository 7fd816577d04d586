import { style } from '@vanilla-extract/css';
import { variants as buttonLinks } from '@/components/ui/ButtonLink.css';
import { media } from '@/components/ui/media';
import { theme } from '@/components/ui/theme.css';

/** As high as the result of a swap from the start, so that nothing moves from state to state. */
export const sheet = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: theme.space.tight,
  minHeight: '332px',
  textAlign: 'center',
  overflowWrap: 'anywhere',
});

/** Takes the free space of the sheet. */
export const message = style({
  flexGrow: 1,
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: theme.space.tight,
  paddingInline: theme.space.body,
});

/** What a screen reader reads at each change. */
export const announced = style({ display: 'grid', gap: theme.space.tight });

export const summary = style({
  marginTop: theme.space.hair,
  fontSize: theme.size.figure,
  lineHeight: '28px',
  fontWeight: theme.weight.bold,
  textWrap: 'balance',
});

/** Why it was not sent, in one or more sentences. */
export const failure = style({
  marginTop: theme.space.tight,
  fontSize: theme.size.heading,
  fontWeight: theme.weight.medium,
  textWrap: 'balance',
});

export const faint = style({ color: theme.color.textFaint, textWrap: 'balance' });

/** Keeps its place until it is shown. */
export const toCome = style({ visibility: 'hidden' });

/** At the lower edge, at the same place in every state. A longer text has more of the line. */
export const actions = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'auto',
  gap: theme.space.tight,
  width: '100%',
  '@media': { [media.narrow]: { gridAutoFlow: 'row' } },
});

export const action = style({
  width: '100%',
  minHeight: '56px',
  selectors: {
    // Outweighs the padding of a button, whichever style sheet comes first.
    '&&': { paddingInline: theme.space.tight, fontSize: theme.size.heading },
  },
  '@media': { [media.phone]: { selectors: { '&&': { fontSize: theme.size.body } } } },
});

export const buttonLink = style([buttonLinks.secondary, action, { whiteSpace: 'normal' }]);

/** Where a result leads, in as few lines as have room. */
export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: theme.space.body,
  rowGap: theme.space.tight,
  selectors: { '&:empty': { display: 'none' } },
});

/** As high as the offer beside it to add a token to the wallet. */
export const share = style({
  // Outweighs the size of a button, whichever style sheet comes first.
  selectors: { '&&': { width: '26px', height: '26px' } },
});

export const link = style({ display: 'inline-flex', alignItems: 'center', gap: theme.space.hair });

export const iconLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: '40px',
  height: '40px',
  // The icon ends where the row does.
  marginInlineEnd: `calc(-1 * ${theme.space.snug})`,
  borderRadius: theme.radius.small,
  color: theme.color.textFaint,
  selectors: { '&:hover': { background: theme.color.field, color: theme.color.text } },
});
