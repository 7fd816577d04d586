import { style } from '@vanilla-extract/css';
import { field } from '@/components/ui/field.css';
import { media } from '@/components/ui/media';
import { theme } from '@/components/ui/theme.css';

const ROW_HEIGHT = '52px';

export const query = style({ position: 'relative' });

export const queryIcon = style({
  position: 'absolute',
  insetInlineStart: theme.space.body,
  top: 0,
  height: '100%',
  color: theme.color.textFaint,
  pointerEvents: 'none',
});

export const queryField = style([field, { paddingInlineStart: '48px' }]);

/** As high at any results, so that the dialog does not move. */
export const area = style({ height: 'min(60dvh, 544px)' });

export const results = style({ height: '100%', overflowY: 'auto' });

export const groupTitle = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: theme.space.body,
  padding: `${theme.space.tight} ${theme.space.body} ${theme.space.hair}`,
  color: theme.color.textFaint,
  fontSize: theme.size.label,
});

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.snug,
  minHeight: ROW_HEIGHT,
  padding: `${theme.space.hair} ${theme.space.body}`,
  borderRadius: theme.radius.body,
  color: theme.color.text,
  textDecoration: 'none',
  // Keeps the title of its group in sight above the first one.
  scrollMarginTop: '32px',
  selectors: {
    '&:hover': { background: theme.color.field },
    '&[aria-selected=true]': { background: theme.color.hover },
  },
});

/** The logos and icons of all kinds have one width: the names are in one line. */
export const icon = style({
  display: 'inline-flex',
  flexShrink: 0,
  alignItems: 'center',
  justifyContent: 'center',
  width: '44px',
  color: theme.color.textSoft,
});

export const names = style({ display: 'grid', flex: 1, minWidth: 0 });

export const title = style({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  fontWeight: theme.weight.bold,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const note = style({
  color: theme.color.textFaint,
  fontSize: theme.size.label,
  lineHeight: 18 / 13,
  overflowWrap: 'anywhere',
  // Read on the ground of the active row, too.
  selectors: { [`${row}[aria-selected=true] &`]: { color: theme.color.textSoft } },
});

export const own = style({ color: theme.color.text, fontWeight: theme.weight.bold });

export const warning = style({ color: theme.color.caution });

export const warningIcon = style({ marginInlineEnd: theme.space.hair, verticalAlign: '-2px' });

/** Enter opens the row. A phone shows its own key. */
export const key = style({
  flexShrink: 0,
  color: theme.color.textFaint,
  '@media': { [media.touch]: { display: 'none' } },
});

export const answer = style({
  display: 'grid',
  gap: theme.space.hair,
  padding: `${theme.space.section} ${theme.space.body}`,
  color: theme.color.textSoft,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});

/** The way to the list of keys, which a phone does not have. */
export const foot = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  height: '44px',
  margin: `0 ${theme.space.body}`,
  borderTop: `1px solid ${theme.color.line}`,
  '@media': { [media.touch]: { display: 'none' } },
});
