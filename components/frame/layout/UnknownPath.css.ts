import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '@/components/ui/media';
import { surface } from '@/components/ui/surface.css';
import { theme } from '@/components/ui/theme.css';

/** As wide as the form below it, and as high as the notice before that is loaded. */
export const place = style({
  width: '100%',
  maxWidth: '464px',
  minHeight: '82px',
  margin: `0 auto ${theme.space.body}`,
  '@media': { [media.phone]: { minHeight: '100px' } },
});

export const card = style([
  surface,
  { display: 'grid', gap: theme.space.hair, padding: `${theme.space.snug} ${theme.space.wide}` },
]);

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${theme.space.hair}`,
  minHeight: '36px',
});

export const title = style({
  // A longer one takes two lines before a button takes a line of its own.
  flex: 1,
  fontSize: theme.size.heading,
  fontWeight: theme.weight.bold,
  '@media': { [media.narrow]: { fontSize: theme.size.body } },
});

/** What can be done, in line with the text at the end of the card. */
globalStyle(`${head} > :not(${title})`, {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '36px',
  padding: `0 ${theme.space.snug}`,
  background: theme.color.field,
  borderRadius: theme.radius.round,
  '@media': { [media.narrow]: { paddingInline: theme.space.tight } },
});

/** The way to another screen, next to the button that closes the notice. */
export const link = style({
  color: theme.color.text,
  fontWeight: theme.weight.medium,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});

export const text = style({
  color: theme.color.textSoft,
  fontSize: theme.size.label,
  lineHeight: '18px',
  overflowWrap: 'anywhere',
});
