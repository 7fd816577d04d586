import { style } from '@vanilla-extract/css';
import { popup as transactionPopup } from '@/components/transactions/TransactionPopup.css';
import { media } from '@/components/ui/media';
import { theme } from '@/components/ui/theme.css';

/** On a small screen one line: the words, the way to the airdrop, the button that closes it. */
export const popup = style([
  transactionPopup,
  { gridTemplateColumns: '1fr auto auto' },
  {
    '@media': {
      [media.fromDesktop]: {
        gridTemplate: '"icon words close" auto ". action action" auto / auto 1fr auto',
      },
    },
  },
]);

export const icon = style({
  display: 'none',
  '@media': { [media.fromDesktop]: { display: 'block' } },
});

export const words = style({ overflowWrap: 'anywhere', fontWeight: theme.weight.medium });

export const action = style({ '@media': { [media.fromDesktop]: { gridArea: 'action' } } });

export const dismiss = style({ '@media': { [media.fromDesktop]: { gridArea: 'close' } } });
