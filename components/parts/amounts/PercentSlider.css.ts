import { style } from '@vanilla-extract/css';
import { CHOSEN } from '@/components/ui/chosen.css';
import { theme } from '@/components/ui/theme.css';

const THUMB = '24px';
const DOT = '10px';
const CHOICE = '44px';

/** High enough for its code to arrive late without moving anything. */
export const picker = style({
  display: 'grid',
  alignContent: 'start',
  gap: theme.space.hair,
  minHeight: '60px',
  padding: `${theme.space.tight} ${theme.space.body} 0`,
});

export const slider = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  height: THUMB,
  padding: `0 calc(${THUMB} / 2)`,
  touchAction: 'none',
  userSelect: 'none',
});

export const track = style({
  position: 'relative',
  flex: 1,
  height: '4px',
  background: theme.color.textFaint,
  borderRadius: theme.radius.round,
});

export const range = style({
  position: 'absolute',
  height: '100%',
  background: theme.color.text,
  borderRadius: theme.radius.round,
});

const anyDot = style({
  position: 'absolute',
  top: '50%',
  width: DOT,
  height: DOT,
  borderRadius: theme.radius.round,
  transform: 'translate(-50%, -50%)',
});

export const dot = style([anyDot, { background: theme.color.textFaint }]);

export const passed = style([anyDot, { background: theme.color.text }]);

export const thumb = style({
  display: 'block',
  width: THUMB,
  height: THUMB,
  background: theme.color.text,
  border: `2px solid ${theme.color.card}`,
  borderRadius: theme.radius.round,
  cursor: 'grab',
  selectors: { '&:active': { cursor: 'grabbing' }, '&[data-disabled]': { cursor: 'not-allowed' } },
});

/** Each label is under its dot. */
export const labels = style({
  display: 'flex',
  justifyContent: 'space-between',
  margin: `0 calc((${THUMB} - ${CHOICE}) / 2)`,
});

export const choice = style({
  width: CHOICE,
  minHeight: '24px',
  padding: 0,
  background: 'transparent',
  border: '1px solid transparent',
  borderRadius: theme.radius.small,
  color: theme.color.textFaint,
  fontSize: theme.size.label,
  cursor: 'pointer',
  selectors: {
    '&:hover:enabled:not([aria-pressed="true"])': { color: theme.color.text },
    '&[aria-pressed="true"]': CHOSEN,
    '&:disabled': { cursor: 'not-allowed' },
  },
});
