import { globalStyle, style } from '@vanilla-extract/css';
import { CHOSEN } from '@/components/ui/chosen.css';
import { media } from '@/components/ui/media';
import { theme } from '@/components/ui/theme.css';

export const choices = style({
  display: 'flex',
  gap: '2px',
  '@media': { [media.narrow]: { gap: 0 } },
});

globalStyle(`${choices} > button, ${choices} > span`, {
  display: 'grid',
  placeContent: 'center',
  minHeight: '28px',
  padding: `0 ${theme.space.tight}`,
  '@media': { [media.narrow]: { paddingInline: '3px' } },
});

export const part = style({
  background: 'none',
  border: 0,
  borderRadius: theme.radius.small,
  color: theme.color.textFaint,
  fontSize: theme.size.label,
  fontWeight: theme.weight.medium,
  cursor: 'pointer',
  selectors: {
    '&:hover:not([aria-pressed="true"])': { color: theme.color.text },
    // Bold text would be wider, and move its neighbours.
    '&[aria-pressed="true"]': { ...CHOSEN, fontWeight: theme.weight.medium },
  },
});

/** As bold as what takes its place once it is chosen. */
export const most = style([part, { color: theme.color.accentText, fontWeight: theme.weight.bold }]);
