import { globalStyle, style } from '@vanilla-extract/css';
import { ownFacts } from '@/components/ui/FactsBesideForm.css';
import { media } from '@/components/ui/media';
import { theme } from '@/components/ui/theme.css';

/** Below the amount, or beside the form. */
export const panel = style([
  ownFacts,
  { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.space.hair },
]);

/** Nothing is quoted yet: shown only where it takes no room from the form. */
export const empty = style([panel, { '@media': { [media.belowColumns]: { display: 'none' } } }]);

export const received = style({
  padding: `0 ${theme.space.body}`,
  '@media': {
    [media.belowColumns]: { padding: `${theme.space.tight} ${theme.space.body} 0` },
    [media.fromColumns]: { padding: `${theme.space.tight} 0` },
  },
});

export const term = style({
  color: theme.color.textFaint,
  fontSize: theme.size.label,
  lineHeight: '18px',
});

/** The main figure of the screen. */
export const avax = style({
  minHeight: '32px',
  fontSize: theme.size.pageTitle,
  fontWeight: theme.weight.medium,
  letterSpacing: '-0.03em',
  lineHeight: '32px',
  overflowWrap: 'anywhere',
  '@media': {
    [media.fromColumns]: { minHeight: '48px', fontSize: theme.size.amount, lineHeight: '48px' },
  },
});

export const costs = style({});

globalStyle(`${costs} > dl`, {
  '@media': {
    [media.belowColumns]: { paddingBlock: 0 },
    [media.fromColumns]: { gap: 0, padding: 0, borderTop: `1px solid ${theme.color.line}` },
  },
});

globalStyle(`${costs} > dl > div`, {
  '@media': {
    [media.fromColumns]: { minHeight: '40px', borderBottom: `1px solid ${theme.color.line}` },
  },
});

/** Its lines are kept, so that nothing moves when it appears. */
export const age = style({
  minHeight: '18px',
  padding: `0 ${theme.space.body}`,
  color: theme.color.textFaint,
  fontSize: theme.size.label,
  lineHeight: '18px',
  '@media': {
    [media.phone]: { minHeight: '36px' },
    [media.fromColumns]: { padding: `${theme.space.tight} 0` },
  },
});
