import { globalStyle, style } from '@vanilla-extract/css';
import { UNSEEN } from '@/components/ui/announcement.css';
import { media } from '@/components/ui/media';
import { theme } from '@/components/ui/theme.css';

/** The APR with its unit beside it, above what it is made of. */
export const apr = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'baseline',
  columnGap: theme.space.tight,
  marginTop: theme.space.tight,
  '@media': { [media.fromColumns]: { marginTop: theme.space.body } },
});

globalStyle(`${apr} > dl, ${apr} > dl > div`, { display: 'contents' });

export const term = style(UNSEEN);

/** Smaller above a form, which has to be on the first screen. */
export const figure = style({
  minHeight: '32px',
  color: theme.color.good,
  fontSize: theme.size.pageTitle,
  fontWeight: theme.weight.medium,
  lineHeight: '32px',
  '@media': {
    [media.fromColumns]: { minHeight: '44px', fontSize: theme.size.amount, lineHeight: '44px' },
  },
});

export const unit = style({
  gridColumn: 2,
  gridRow: 1,
  color: theme.color.textFaint,
  fontSize: theme.size.heading,
  '@media': { [media.fromColumns]: { fontSize: theme.size.figure } },
});

/** What it is made of. Its line is kept while that is read. */
export const parts = style({
  gridColumn: '1 / -1',
  minHeight: '22px',
  color: theme.color.textSoft,
  lineHeight: '22px',
});

/** The main facts beside the form, in one line. */
export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(112px, 1fr))',
  gap: theme.space.body,
  padding: `${theme.space.body} 0`,
  borderTop: `1px solid ${theme.color.line}`,
  fontSize: theme.size.heading,
  '@media': { [media.fromColumns]: { marginTop: theme.space.body } },
});

export const below = style({ color: theme.color.textFaint, fontSize: theme.size.label });
