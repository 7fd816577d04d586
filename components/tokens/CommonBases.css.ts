import { style } from '@vanilla-extract/css';
import { media } from '@/components/ui/media';
import { theme } from '@/components/ui/theme.css';

/** Its items stand in the row of what is around it. */
export const bases = style({ display: 'contents' });

/** Of the stable tokens, a phone has room for the first. */
export const place = style({
  display: 'none',
  selectors: { '&:nth-child(-n + 4)': { display: 'flex' } },
  '@media': { [media.fromTablet]: { display: 'flex' } },
});

export const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space.tight,
  height: '36px',
  padding: `0 ${theme.space.tight} 0 ${theme.space.hair}`,
  background: 'transparent',
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.round,
  fontWeight: theme.weight.medium,
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: theme.color.textFaint },
    '&[aria-current]': { background: theme.color.raised },
  },
});
