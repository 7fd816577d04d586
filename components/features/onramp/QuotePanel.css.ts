import { globalStyle, style } from '@vanilla-extract/css';
import { fieldBox } from '@/components/ui/field.css';
import { media } from '@/components/ui/media';
import { summary } from '@/components/ui/summary.css';
import { theme } from '@/components/ui/theme.css';

/** Below the amount, near it. */
export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.tight,
  marginTop: `calc(-1 * ${theme.space.hair})`,
});

/** Like the field of the amount. */
export const box = style([fieldBox, { padding: `${theme.space.snug} ${theme.space.body}` }]);

export const term = style({
  minHeight: '28px',
  color: theme.color.textFaint,
  fontSize: theme.size.label,
  lineHeight: '28px',
});

/** The main figure of the screen. */
export const avax = style({
  minHeight: '44px',
  fontSize: theme.size.amount,
  fontWeight: theme.weight.medium,
  lineHeight: '44px',
  overflowWrap: 'anywhere',
});

export const noAvax = style([avax, { color: theme.color.textFaint }]);

/** Its line is kept, so that nothing moves when it appears. */
export const age = style({
  minHeight: '18px',
  color: theme.color.textFaint,
  fontSize: theme.size.label,
  lineHeight: '18px',
  '@media': { [media.narrow]: { minHeight: '36px' } },
});

const line = { minHeight: '24px', fontSize: theme.size.label, lineHeight: '24px' } as const;

export const later = style({
  ...line,
  padding: `0 ${theme.space.body}`,
  color: theme.color.textFaint,
});

export const costs = style({});

export const costsTitle = style([summary, { ...line, margin: `0 ${theme.space.body}` }]);

globalStyle(`${costs} > dl`, { paddingBlock: theme.space.tight });
