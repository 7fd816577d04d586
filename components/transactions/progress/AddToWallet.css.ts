import { style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

/** As high as its button, even before it appears. */
export const offer = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  minHeight: '26px',
});

export const message = style({
  color: theme.color.textFaint,
  fontSize: theme.size.body,
  textWrap: 'balance',
  selectors: { '&:not(:empty)': { marginTop: theme.space.hair } },
});
