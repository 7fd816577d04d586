import { style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';
import { toned } from '@/components/ui/toned.css';

export const column = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.body,
});

export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.snug,
});

export const intro = style({
  padding: `0 ${theme.space.body}`,
  marginBottom: theme.space.snug,
  color: theme.color.textSoft,
});

/** About as high as what comes in its place. */
export const waiting = style({ display: 'grid', placeItems: 'center', minHeight: '176px' });

/** What can be claimed, so it is marked as that. */
export const panel = style([
  toned,
  {
    padding: theme.space.body,
    background: theme.color.accentSoft,
    borderRadius: theme.radius.body,
  },
]);

export const term = style({
  color: theme.color.accentText,
  fontSize: theme.size.label,
  fontWeight: theme.weight.medium,
});

export const amount = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: theme.space.tight,
  minHeight: '46px',
  fontSize: theme.size.amount,
  lineHeight: 1.3,
  fontWeight: theme.weight.medium,
  overflowWrap: 'anywhere',
});

/** Next to a large amount. */
export const value = style({ fontSize: theme.size.body, lineHeight: 1.45 });

export const quiet = style({
  padding: `0 ${theme.space.body}`,
  color: theme.color.textSoft,
  fontSize: theme.size.body,
});

export const failure = style({
  padding: `0 ${theme.space.body}`,
  color: theme.color.bad,
  fontSize: theme.size.body,
});

/** A reason of the contract is longer than a label, and may be one long word. */
export const action = style({ overflowWrap: 'anywhere' });

/** Above what the account holds, close to it. */
export const held = style({
  margin: `${theme.space.hair} 0 calc(-1 * ${theme.space.hair})`,
  padding: `0 ${theme.space.body}`,
  color: theme.color.textFaint,
  fontSize: theme.size.label,
});
