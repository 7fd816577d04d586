import { globalStyle, style } from '@vanilla-extract/css';
import { field } from '@/components/ui/field.css';
import { theme } from '@/components/ui/theme.css';

/** The search in a line of its own, and the two choices below it. */
export const tools = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: theme.space.tight,
});

export const search = style({ position: 'relative', gridColumn: '1 / -1' });

export const searchIcon = style({
  position: 'absolute',
  insetInlineStart: theme.space.snug,
  top: 0,
  height: '100%',
  color: theme.color.textFaint,
  pointerEvents: 'none',
});

export const query = style([
  field,
  {
    // Also if the styles of another field are loaded later.
    selectors: { '&&': { paddingInline: `36px ${theme.space.snug}` } },
  },
]);

export const select = style([
  field,
  {
    height: '44px',
    cursor: 'pointer',
    selectors: { '&&': { paddingInline: theme.space.tight, fontSize: theme.size.body } },
  },
]);

/** How many there are, and what to do with them. */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${theme.space.body}`,
  minHeight: '44px',
  paddingInline: theme.space.body,
});

export const faint = style({
  color: theme.color.textFaint,
  fontSize: theme.size.label,
  lineHeight: 18 / 13,
});

/** What the dialog leaves below the tools. */
export const scroller = style({
  flex: '1 1 0',
  minHeight: '240px',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});

export const rows = style({ position: 'relative' });

export const row = style({ position: 'absolute', insetInline: 0, top: 0 });

export const day = style({
  padding: `${theme.space.tight} ${theme.space.body} ${theme.space.hair}`,
  color: theme.color.textFaint,
  fontSize: theme.size.label,
  fontWeight: theme.weight.medium,
});

export const item = style({
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `0 ${theme.space.snug}`,
  padding: `${theme.space.tight} ${theme.space.body}`,
});

export const words = style({ display: 'grid', overflowWrap: 'anywhere' });

/** The mark of an open row. */
export const turned = style({ transform: 'rotate(180deg)' });

/** In line with the words of the row. */
export const facts = style({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.space.tight,
  padding: `0 ${theme.space.body} ${theme.space.snug} calc(40px + ${theme.space.body} + ${theme.space.snug})`,
});

globalStyle(`${facts} > dl`, { width: '100%' });

/** The offer to add what is not listed. */
export const adding = style({
  display: 'grid',
  gap: theme.space.tight,
  padding: `0 ${theme.space.body}`,
});

export const problem = style({ color: theme.color.caution, fontSize: theme.size.label });

export const clear = style({
  alignSelf: 'start',
  minHeight: '44px',
  marginInline: theme.space.body,
  color: theme.color.textFaint,
  fontSize: theme.size.label,
});
