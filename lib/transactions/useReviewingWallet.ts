import { isAddressEqual } from 'viem';
import { useWallet } from '@/lib/wallet/useWallet';
import type { Review } from './review';

/** Whether the wallet that reviewed is still there: `changed` names another account or chain. */
export type ReviewingWallet = 'same' | 'changed' | 'gone';

/** Follows the wallet for as long as a review is open, since a review binds its account and chain. */
export function useReviewingWallet(review: Pick<Review, 'account' | 'chainId'>): ReviewingWallet {
  const wallet = useWallet();
  switch (wallet.status) {
    case 'connecting':
      return 'same';
    case 'disconnected':
      return 'gone';
    case 'wrongNetwork':
      return 'changed';
    case 'connected': {
      const isSame =
        wallet.chainId === review.chainId && isAddressEqual(wallet.address, review.account);
      return isSame ? 'same' : 'changed';
    }
  }
}
