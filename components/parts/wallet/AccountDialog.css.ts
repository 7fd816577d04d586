import { globalStyle, style } from '@vanilla-extract/css';
import { tip } from '@/components/ui/CopyTip.css';
import { media } from '@/components/ui/media';
import { theme } from '@/components/ui/theme.css';
import { toned } from '@/components/ui/toned.css';

/** The account, in the place of the title. */
export const account = style({ display: 'flex', alignItems: 'center', gap: theme.space.tight });

export const words = style({ minWidth: 0 });

export const address = style({
  fontSize: theme.size.heading,
  fontWeight: theme.weight.bold,
  lineHeight: 24 / 17,
  whiteSpace: 'nowrap',
  '@media': { [media.phone]: { fontSize: theme.size.body } },
});

// The whole address is wider than what it is over, and would leave the dialog at its left.
globalStyle(`${address} ${tip}`, {
  right: 'auto',
  left: 0,
  top: `calc(100% + ${theme.space.hair})`,
  bottom: 'auto',
  whiteSpace: 'normal',
});

export const copy = style({ color: theme.color.textFaint });

export const wallet = style({
  overflow: 'hidden',
  color: theme.color.textFaint,
  fontSize: theme.size.label,
  lineHeight: 18 / 13,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/** Next to the account's name. */
export const headAction = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  width: '40px',
  height: '40px',
  padding: 0,
  background: 'transparent',
  border: 0,
  borderRadius: theme.radius.small,
  color: theme.color.textSoft,
  cursor: 'pointer',
  // A narrow phone has room for the address and two of these.
  '@media': { [media.phone]: { width: '34px' } },
  selectors: { '&:hover': { background: theme.color.field, color: theme.color.text } },
});

/** The two balances side by side, or one below the other where there is no room. */
export const balances = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(160px, 100%), 1fr))',
  gap: theme.space.tight,
  marginTop: theme.space.tight,
});

export const balance = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.space.tight,
  minHeight: '44px',
  padding: theme.space.tight,
  background: theme.color.field,
  borderRadius: theme.radius.body,
  fontWeight: theme.weight.bold,
});

/** An amount above its value in dollars. */
export const amount = style({ display: 'grid', minWidth: 0, lineHeight: 18 / 15 });

/** What the account may claim: a bar in soft gold. */
export const airdrop = style([
  toned,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: theme.space.tight,
    marginTop: theme.space.tight,
    padding: `${theme.space.tight} ${theme.space.tight} ${theme.space.tight} ${theme.space.body}`,
    background: theme.color.accentSoft,
    borderRadius: theme.radius.body,
    color: theme.color.accentText,
  },
]);

export const airdropText = style({ flex: '1 1 140px', textWrap: 'balance' });

/** What the account did, and what it allows. */
export const parts = style({ padding: `${theme.space.tight} ${theme.space.body} 0` });

/** At the lower edge of the dialog. */
export const foot = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: theme.space.body,
  margin: `auto ${theme.space.body} calc(-1 * ${theme.space.tight})`,
  borderTop: `1px solid ${theme.color.line}`,
});

export const footAction = style({
  minHeight: '44px',
  color: theme.color.textSoft,
  fontWeight: theme.weight.bold,
});

/** Another view, in line with the title. */
export const view = style({ paddingInline: theme.space.body });
