import { globalStyle, style } from '@vanilla-extract/css';
import { clearance, dialogFooter } from './dialogFooter.css';
import { theme } from './theme.css';

/** A very low screen has no room for it next to what is agreed to. */
export const footer = style([
  dialogFooter,
  {
    gap: theme.space.tight,
    marginTop: theme.space.body,
    '@media': { '(max-height: 399px)': { position: 'static' } },
  },
]);

/** Keeps what has the focus clear of it. */
globalStyle(`:has(> ${footer})`, { vars: { [clearance]: '160px' } });

export const actions = style({
  display: 'grid',
  gridTemplateColumns: '1fr 2fr',
  gap: theme.space.tight,
});
