import { style } from '@vanilla-extract/css';
import { media } from './media';
import { theme } from './theme.css';

/** The subject of a screen with a form: its logos, its name and a chip, in one line. */
export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.snug,
  minHeight: '36px',
  marginTop: theme.space.hair,
  '@media': {
    [media.narrow]: { gap: theme.space.tight },
    [media.fromColumns]: { marginTop: theme.space.tight },
  },
});

/** With ruled facts right below it. */
export const headAboveFacts = style([
  head,
  { '@media': { [media.fromColumns]: { marginBottom: theme.space.body } } },
]);

export const title = style({
  minWidth: 0,
  fontSize: theme.size.figure,
  fontWeight: theme.weight.bold,
  lineHeight: '28px',
  overflowWrap: 'anywhere',
  '@media': { [media.narrow]: { fontSize: theme.size.heading } },
});

export const chip = style({
  flexShrink: 0,
  marginInlineStart: 'auto',
  padding: `${theme.space.hair} 10px`,
  background: theme.color.hover,
  borderRadius: theme.radius.round,
  color: theme.color.textSoft,
  fontSize: theme.size.label,
  fontWeight: theme.weight.medium,
  whiteSpace: 'nowrap',
});
