import { style } from '@vanilla-extract/css';
import { media } from '@/components/ui/media';
import { surface } from '@/components/ui/surface.css';
import { theme } from '@/components/ui/theme.css';

/** As wide as the form below it, and as high as the notice before that is loaded. */
export const place = style({
  width: '100%',
  maxWidth: '464px',
  minHeight: '74px',
  margin: `0 auto ${theme.space.body}`,
  '@media': { [media.phone]: { minHeight: '92px', marginBottom: theme.space.wide } },
});

export const card = style([
  surface,
  { display: 'grid', gap: theme.space.hair, padding: `${theme.space.snug} ${theme.space.wide}` },
]);

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${theme.space.body}`,
  minHeight: '28px',
});

export const title = style({ flex: 1, fontWeight: theme.weight.bold, whiteSpace: 'nowrap' });

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
