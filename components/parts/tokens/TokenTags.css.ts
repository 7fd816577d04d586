import { style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

/** Labels that do not fit are on a second line, which is not shown. */
export const tags = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space.hair,
  flex: 1,
  minWidth: 0,
  height: '18px',
  overflow: 'hidden',
});

export const tag = style({
  maxWidth: '100%',
  height: '18px',
  overflow: 'hidden',
  padding: `0 6px`,
  background: theme.color.field,
  borderRadius: theme.radius.round,
  color: theme.color.textSoft,
  fontSize: theme.size.label,
  fontWeight: theme.weight.regular,
  lineHeight: '18px',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
