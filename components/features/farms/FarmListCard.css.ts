import { style } from '@vanilla-extract/css';
import { wideListCard } from '@/components/ui/listCard.css';
import { media } from '@/components/ui/media';
import { theme } from '@/components/ui/theme.css';

export const card = style([
  wideListCard,
  {
    // A long list paints what is in sight.
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 160px',
    // Repeated in the selector, to outweigh the border of any card.
    selectors: { '&&': { borderLeft: `4px solid ${theme.farmColor}` } },
    '@media': { [media.fromTablet]: { containIntrinsicSize: 'auto 98px' } },
  },
]);

export const finished = style({ selectors: { '&&': { borderLeftColor: theme.color.line } } });

export const below = style({
  minHeight: '24px',
  color: theme.color.textFaint,
  fontSize: theme.size.tiny,
});
