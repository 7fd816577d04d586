import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '@/components/ui/media';
import { theme } from '@/components/ui/theme.css';

export const choices = style({
  display: 'flex',
  gap: '6px',
  '@media': { [media.narrow]: { gap: '4px' } },
});

globalStyle(`${choices} > button, ${choices} > span`, {
  display: 'grid',
  placeContent: 'center',
  minWidth: '42px',
  minHeight: '28px',
  padding: 0,
  '@media': { [media.narrow]: { minWidth: '34px' } },
});

export const part = style({
  background: theme.color.card,
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.small,
  color: theme.color.textSoft,
  fontSize: theme.size.tiny,
  fontWeight: theme.weight.medium,
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: theme.color.text, borderColor: theme.color.accent },
    '&[aria-pressed="true"]': { color: theme.color.text, borderColor: theme.color.accent },
  },
});
