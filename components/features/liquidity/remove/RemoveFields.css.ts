import { style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.tight,
});

/** What is removed of the whole, in line with the words of the fields. */
export const part = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: theme.space.snug,
  padding: `0 ${theme.space.body}`,
});

export const partTerm = style({ color: theme.color.textFaint, fontSize: theme.size.label });

export const percent = style({
  fontSize: theme.size.figure,
  fontWeight: theme.weight.medium,
});

export const name = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space.tight,
  fontWeight: theme.weight.bold,
  overflowWrap: 'anywhere',
});
