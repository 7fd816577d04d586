import { createVar, fallbackVar, globalStyle, style } from '@vanilla-extract/css';
import { foot, inset } from './Dialog.css';
import { theme } from './theme.css';

/** At the lower edge of a dialog, over its padding, while the rest scrolls. */
export const dialogFooter = style({
  position: 'sticky',
  bottom: `calc(-1 * ${foot})`,
  zIndex: 1,
  display: 'grid',
  gap: theme.space.snug,
  margin: `${theme.space.tight} calc(-1 * ${inset}) calc(-1 * ${foot})`,
  padding: `${theme.space.snug} ${inset} ${foot}`,
  background: theme.color.card,
  // Shows that the rest goes on below it.
  borderTop: `1px solid ${theme.color.line}`,
});

/** How far the focus stays from the lower edge of a dialog: above the footer. */
export const clearance = createVar();

const CONTROLS = ':is(a, button, input, select, textarea, summary, [tabindex])';
const beside = `:has(> ${dialogFooter}) > :not(${dialogFooter})`;

// Not a padding of the dialog: that would scroll it to its end once a control of the footer, which
// is visible anyway, has the focus.
globalStyle(`${beside}${CONTROLS}, ${beside} ${CONTROLS}`, {
  scrollMarginBottom: fallbackVar(clearance, '96px'),
});
