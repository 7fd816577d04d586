import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from './theme.css';
import { toned } from './toned.css';

export const notice = style({
  display: 'grid',
  gap: theme.space.tight,
  justifyItems: 'start',
  padding: `${theme.space.snug} ${theme.space.body}`,
  borderRadius: theme.radius.body,
  background: theme.color.field,
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
});

const TRIANGLE =
  "%3Csvg xmlns='http://www.w3.org/2000/svg' fill='none' stroke='%23000' stroke-width='2' viewBox='0 0 24 24'%3E%3Cpath d='M12 4 2 21h20zM12 10v5m0 3v.1'/%3E%3C/svg%3E";

/** A triangle of 16 px in the colour of cautions, left of a text that is as dark as any. */
export const caution = style({
  position: 'relative',
  paddingLeft: `calc(${theme.space.body} + 24px)`,
  background: theme.color.cautionSoft,
  color: theme.color.text,
  '::before': {
    content: '',
    position: 'absolute',
    top: `calc(${theme.space.snug} + 3px)`,
    left: theme.space.body,
    width: '16px',
    height: '16px',
    background: theme.color.caution,
    mask: `url("data:image/svg+xml,${TRIANGLE}")`,
  },
});

/** How serious a notice is. */
export const tones = styleVariants({
  plain: [notice, { color: theme.color.textSoft }],
  warning: [notice, toned, caution],
  error: [notice, toned, { background: theme.color.badSoft, color: theme.color.bad }],
});
