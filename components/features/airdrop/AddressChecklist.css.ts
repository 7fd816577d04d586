import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

/** About as high as the list that comes in its place. */
export const waiting = style({ display: 'grid', placeItems: 'center', minHeight: '320px' });

export const list = style({
  display: 'grid',
  gap: theme.space.snug,
  marginTop: theme.space.snug,
  padding: `0 ${theme.space.body} ${theme.space.body}`,
});

export const point = style({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  gap: theme.space.snug,
});

const mark = style({ display: 'inline-flex', height: '24px', alignItems: 'center' });

/** How a point is marked. Its icon says the same without colour. */
export const marks = styleVariants({
  met: [mark, { color: theme.color.good }],
  missing: [mark, { color: theme.color.bad }],
  unneeded: [mark, { color: theme.color.textFaint }],
});

export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.tight,
  overflowWrap: 'anywhere',
});

// The tokens of a point are in line with its words.
globalStyle(`${words} li`, { paddingInline: 0 });
