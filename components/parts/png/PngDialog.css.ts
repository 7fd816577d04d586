import { globalStyle, style } from '@vanilla-extract/css';
import { figureWidth } from '@/components/ui/figures.css';
import { theme } from '@/components/ui/theme.css';

export const note = style({
  color: theme.color.textSoft,
  fontSize: theme.size.body,
});

/** A fact of the account. */
export const owned = style({});

export const figure = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  alignItems: 'baseline',
  columnGap: theme.space.tight,
});

export const mainTerm = style({ color: theme.color.textFaint, fontSize: theme.size.label });

/** What the account has: the amount, and its value after it. */
export const mainFigure = style({
  minHeight: '44px',
  fontSize: theme.size.pageTitle,
  fontWeight: theme.weight.medium,
  vars: { [figureWidth]: 'proportional-nums' },
  fontVariantNumeric: 'proportional-nums',
  lineHeight: '44px',
});

globalStyle(`${mainFigure} > ${figure}`, { justifyContent: 'flex-start' });

/** Below what the account has: what PNG costs, and how much of it there is. */
export const market = style({});

globalStyle(`${market} > dl`, {
  padding: `${theme.space.snug} 0 ${theme.space.tight}`,
  borderTop: `1px solid ${theme.color.line}`,
});

globalStyle(`${owned} > dl`, { padding: 0 });

export const quiet = style({ color: theme.color.textSoft });

export const links = style({
  display: 'grid',
  gap: theme.space.tight,
  padding: `${theme.space.snug} 0 ${theme.space.body}`,
});

/** Where else PNG leads to, in one line if there is room. */
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${theme.space.body}`,
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  color: theme.color.text,
  fontWeight: theme.weight.medium,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});

/** As high as one version's row, so that less moves when it appears. */
export const waiting = style({ minHeight: '60px' });

export const owed = style({
  minHeight: '60px',
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: theme.space.snug,
  padding: `${theme.space.tight} ${theme.space.snug}`,
  background: theme.color.field,
  borderRadius: theme.radius.body,
  overflowWrap: 'anywhere',
});
