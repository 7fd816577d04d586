import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media } from '@/components/ui/media';
import { theme } from '@/components/ui/theme.css';

/** The result of a position: its answer first, then the figures that it comes from. */
export const story = style({
  display: 'grid',
  flex: '1 1 100%',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.hair,
  minWidth: 0,
  overflowWrap: 'anywhere',
});

/** Whether the account is up or down, and since when. */
export const headline = style({
  minHeight: '24px',
  fontSize: theme.size.heading,
  fontWeight: theme.weight.bold,
  lineHeight: '24px',
});

export const tones = styleVariants({
  up: { color: theme.color.good },
  down: { color: theme.color.bad },
  even: {},
});

export const note = style({
  minHeight: '18px',
  color: theme.color.textFaint,
  fontSize: theme.size.label,
  lineHeight: 18 / 13,
});

/** Both tokens of a row are in two lines. */
const ROW_HEIGHT = '57px';
const LINES = `1px solid ${theme.color.line}`;

export const table = style({
  width: '100%',
  marginBlock: theme.space.tight,
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
});

globalStyle(`${table} tbody tr`, { height: ROW_HEIGHT, borderTop: LINES });

globalStyle(`${table} th, ${table} td`, {
  padding: `${theme.space.hair} 0`,
  textAlign: 'end',
  verticalAlign: 'top',
});

globalStyle(`${table} th[scope="row"]`, {
  width: '34%',
  color: theme.color.textFaint,
  fontWeight: theme.weight.regular,
  textAlign: 'start',
});

globalStyle(`${table} td`, { paddingInlineStart: theme.space.tight });

// The dollars are the last column: as wide as they are, in one line.
globalStyle(`${table} td:last-child`, {
  width: '1px',
  paddingInlineStart: theme.space.body,
  fontWeight: theme.weight.medium,
  whiteSpace: 'nowrap',
});

/** An amount of one token. */
export const amount = style({ display: 'block', minHeight: '24px' });

export const waitingRow = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: theme.space.tight,
  height: ROW_HEIGHT,
  paddingBlock: theme.space.hair,
  borderTop: LINES,
});

/** What to do about a beginning that is not known. */
export const missing = style({
  display: 'grid',
  gap: theme.space.tight,
  maxWidth: '560px',
  marginTop: theme.space.tight,
  '@media': { [media.phone]: { maxWidth: 'none' } },
});

export const label = style({ color: theme.color.textFaint, fontSize: theme.size.label });

/** A button that is no wider than its text. */
export const action = style({ justifySelf: 'start' });
