import { globalStyle, style } from '@vanilla-extract/css';
import { columns } from '@/components/ui/FactsBesideForm.css';
import { media } from '@/components/ui/media';

/**
 * The card of the form, and what is known of its pair, which comes later: beside the card, or below
 * it. The card is in its column from the first paint.
 */
export const screen = style([columns, { alignItems: 'start' }]);

globalStyle(`${screen} > :first-child`, {
  '@media': { [media.fromColumns]: { gridArea: '1 / 2' } },
});
