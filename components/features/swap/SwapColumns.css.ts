import { globalStyle, style } from '@vanilla-extract/css';
import { columns } from '@/components/ui/FactsBesideForm.css';
import { media } from '@/components/ui/media';

/**
 * The card of the form, and what is known of its pair, which comes later: beside the card, or below
 * it. Its place is kept from the first paint, so that neither the form nor the footer moves.
 */
export const screen = style([
  columns,
  {
    alignItems: 'start',
    gridTemplateRows: 'auto minmax(44px, auto)',
    '@media': { [media.fromColumns]: { gridTemplateRows: 'minmax(640px, auto)' } },
  },
]);

globalStyle(`${screen} > :first-child`, {
  '@media': { [media.fromColumns]: { gridArea: '1 / 2' } },
});
