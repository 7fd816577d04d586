import { globalStyle, style } from '@vanilla-extract/css';
import { half, quarters } from '@/components/ui/halves.css';
import { theme } from '@/components/ui/theme.css';

const THUMB = '28px';

export const picker = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  minHeight: '196px',
  padding: `${theme.space.snug} ${theme.space.body} ${theme.space.body}`,
  background: theme.color.field,
  borderRadius: theme.radius.body,
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: theme.space.snug,
  minHeight: '20px',
  color: theme.color.textFaint,
  fontSize: theme.size.label,
});

export const percent = style({
  fontSize: theme.size.amount,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: theme.weight.medium,
  lineHeight: '52px',
});

export const none = style([percent, { color: theme.color.textFaint }]);

export const slider = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  height: '44px',
  touchAction: 'none',
  userSelect: 'none',
});

export const track = style({
  position: 'relative',
  flex: 1,
  height: '4px',
  background: theme.color.hover,
  borderRadius: theme.radius.round,
});

export const range = style({
  position: 'absolute',
  height: '100%',
  background: theme.color.text,
  borderRadius: theme.radius.round,
});

export const thumb = style({
  display: 'block',
  width: THUMB,
  height: THUMB,
  background: theme.color.text,
  boxShadow: `0 0 0 6px ${theme.color.field}`,
  borderRadius: theme.radius.round,
  cursor: 'grab',
  selectors: { '&:active': { cursor: 'grabbing' } },
});

/** Below the slider, as high as what moves money is. */
export const quick = style([quarters, { marginTop: theme.space.hair }]);

export const choice = style([half, { minHeight: '40px' }]);

globalStyle(`${thumb}:focus-visible`, {
  outline: `2px solid ${theme.color.ring}`,
  outlineOffset: '2px',
});
