import { style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

/** The search field and its results. */
export const search = style({});

/** The common tokens, and beside the last of them the order of the list. */
export const picks = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space.tight,
  padding: `${theme.space.snug} 0 ${theme.space.hair}`,
  borderBottom: `1px solid ${theme.color.line}`,
});

export const order = style({ marginInlineStart: 'auto' });

/** The height is fixed, so that the dialog does not move while search results change. */
export const results = style({ height: 'max(40dvh, min(46dvh, 392px))' });

export const answer = style({
  display: 'grid',
  gap: theme.space.hair,
  selectors: {
    '&:not(:empty)': {
      padding: theme.space.section,
      color: theme.color.textSoft,
      textAlign: 'center',
    },
  },
});

/** The way to the token lists, below the results. */
export const lists = style({
  display: 'grid',
  justifyItems: 'center',
  paddingTop: theme.space.snug,
  borderTop: `1px solid ${theme.color.line}`,
});
