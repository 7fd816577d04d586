import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '@/components/ui/media';
import { theme } from '@/components/ui/theme.css';

/** The box of a field: its label, and what is typed. */
export const place = style({
  display: 'grid',
  alignContent: 'start',
  padding: `${theme.space.tight} ${theme.space.body} ${theme.space.hair}`,
  background: theme.color.field,
  border: '1px solid transparent',
  borderRadius: theme.radius.body,
  transition: `border-color ${theme.motion.quick}`,
  selectors: {
    '&:focus-within': { borderColor: theme.color.ring },
    '&:has([aria-invalid=true])': { borderColor: theme.color.bad },
  },
});

/** Above what is typed: the label, and at its end what is wrong. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: theme.space.tight,
  fontSize: theme.size.label,
  lineHeight: '18px',
});

export const label = style({ color: theme.color.textFaint });

/** Where it has no room beside the label, its line is kept, so that nothing moves. */
export const error = style({
  color: theme.color.bad,
  '@media': { [media.narrow]: { flexBasis: '100%', minHeight: '18px' } },
});

export const input = style({
  width: '100%',
  minWidth: 0,
  height: '32px',
  padding: 0,
  border: 0,
  background: 'transparent',
  color: theme.color.text,
  fontSize: theme.size.heading,
  selectors: { '&:focus-visible': { outline: 'none' } },
});

// A browser moves the text of a list in by this much.
globalStyle(`select${input}`, {
  width: `calc(100% + ${theme.space.hair})`,
  marginInlineStart: `calc(-1 * ${theme.space.hair})`,
});
