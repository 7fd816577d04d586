import { style } from '@vanilla-extract/css';
import { popup as transactionPopup } from '@/components/transactions/history/TransactionPopup.css';
import { besideForm } from '@/components/ui/besideForm';
import { media } from '@/components/ui/media';
import { theme } from '@/components/ui/theme.css';

/** In a strip one line: the words, the way to the changes, the button that closes it. */
export const popup = style([
  transactionPopup,
  { gridTemplateColumns: '1fr auto auto' },
  {
    '@media': {
      [media.fromDesktop]: {
        selectors: {
          [besideForm()]: {
            gridTemplate: '"icon words close" auto ". changes changes" auto / auto 1fr auto',
          },
        },
      },
    },
  },
]);

export const icon = style({
  display: 'none',
  '@media': { [media.fromDesktop]: { selectors: { [besideForm()]: { display: 'block' } } } },
});

/** Many lines scroll, and never push the buttons away. */
export const words = style({
  maxHeight: '100%',
  overflow: 'hidden auto',
  overflowWrap: 'anywhere',
  '@media': {
    [media.fromDesktop]: {
      selectors: {
        [besideForm()]: { display: 'grid', gap: theme.space.hair, maxHeight: '30dvh' },
      },
    },
  },
});

export const changes = style({
  '@media': { [media.fromDesktop]: { selectors: { [besideForm()]: { gridArea: 'changes' } } } },
});

export const dismiss = style({
  '@media': { [media.fromDesktop]: { selectors: { [besideForm()]: { gridArea: 'close' } } } },
});
