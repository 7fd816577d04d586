import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';
import { SIDE } from './lookStyles';

export const side = style({
  position: 'fixed',
  inset: '0 auto 0 0',
  zIndex: 15,
  display: 'flex',
  flexDirection: 'column',
  width: SIDE.narrow,
  padding: `${theme.space.body} 12px`,
  overflow: 'hidden auto',
  background: theme.color.card,
  borderRight: `1px solid ${theme.color.line}`,
  transition: `width ${theme.motion.quick}`,
  selectors: {
    '&[data-open="true"]': { width: SIDE.open },
    // Over the page; pinned, it is next to it.
    ':root:not([data-side="pinned"]) &[data-open="true"]': { boxShadow: theme.shadow },
  },
});

export const brand = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.body,
  padding: '0 8px',
  marginBottom: theme.space.wide,
  fontSize: theme.size.heading,
  fontWeight: theme.weight.bold,
});

export const words = style({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  opacity: 0,
  transition: `opacity ${theme.motion.quick}`,
  selectors: { [`${side}[data-open="true"] &`]: { opacity: 1 } },
});

export const group = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.hair,
  paddingBottom: theme.space.snug,
  marginBottom: theme.space.snug,
  borderBottom: `1px solid ${theme.color.line}`,
  selectors: { '&:last-of-type': { borderBottom: 0 } },
});

export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.body,
  width: '100%',
  minHeight: '44px',
  padding: '0 12px',
  border: 0,
  borderRadius: theme.radius.small,
  background: 'transparent',
  overflow: 'hidden',
  color: theme.color.textSoft,
  fontWeight: theme.weight.medium,
  textAlign: 'left',
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: theme.color.text },
    '&[aria-current]': { color: theme.color.text, background: theme.color.field },
    '&[aria-pressed="true"]': { color: theme.color.text, background: theme.color.field },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});

export const toggle = style([link, { flex: 'none', marginTop: 'auto' }]);

globalStyle(`${side} svg`, { flex: 'none' });
