import { style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

const HEIGHT = '160px';

export const picker = style({
  display: 'grid',
  alignContent: 'space-between',
  minHeight: HEIGHT,
  padding: `${theme.space.snug} ${theme.space.body}`,
  background: theme.color.field,
  borderRadius: theme.radius.body,
});

export const percent = style({
  fontSize: theme.size.amount,
  fontWeight: theme.weight.medium,
  letterSpacing: '-0.02em',
});

export const slider = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  height: '28px',
  touchAction: 'none',
  userSelect: 'none',
});

export const track = style({
  position: 'relative',
  flex: 1,
  height: '6px',
  background: theme.color.textFaint,
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
  width: '28px',
  height: '28px',
  background: theme.color.text,
  border: `2px solid ${theme.color.card}`,
  borderRadius: theme.radius.round,
  cursor: 'grab',
  selectors: { '&:active': { cursor: 'grabbing' } },
});

export const quick = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, 1fr)',
  gap: theme.space.tight,
});

export const choice = style({
  minHeight: '36px',
  padding: 0,
  background: theme.color.card,
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.small,
  fontWeight: theme.weight.medium,
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: theme.color.textFaint },
    '&[aria-pressed="true"]': { borderColor: theme.color.text },
  },
});
