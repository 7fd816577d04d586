import { style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

/** As high as the form, so that the action below stays where it is. */
const FORM_HEIGHT = '368px';

export const place = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: theme.space.snug,
  minHeight: FORM_HEIGHT,
  padding: theme.space.body,
  border: `1px dashed ${theme.color.line}`,
  borderRadius: theme.radius.body,
  color: theme.color.textSoft,
  textAlign: 'center',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
});

export const pair = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space.hair,
  color: theme.color.text,
  fontWeight: theme.weight.bold,
});
