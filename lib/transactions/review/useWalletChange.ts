import { useEffect, useEffectEvent } from 'react';
import { isAddressEqual } from 'viem';
import { useWallet, type Wallet } from '@/lib/holdings/wallet/useWallet';
import type { ReviewedStatement } from './statement';

/** How the wallet of a review changed: to another account or chain, or to no wallet at all. */
type WalletChange = 'changed' | 'gone';

/** The chain and the account of a review. */
type ReviewingWallet = Pick<ReviewedStatement, 'chainId' | 'account'>;

/**
 * Calls back once when the wallet is no longer the one that a review is bound to.
 *
 * @param isWatching - False once the wallet has been asked. From then on, its answer counts, even
 * if it shows another account by then.
 */
export function useWalletChange(
  reviewed: ReviewingWallet,
  isWatching: boolean,
  onChange: (change: WalletChange) => void,
): void {
  const wallet = useWallet();
  const change = isWatching ? changeOf(wallet, reviewed) : undefined;
  const report = useEffectEvent(onChange);
  useEffect(() => {
    if (change !== undefined) report(change);
  }, [change]);
}

function changeOf(wallet: Wallet, { chainId, account }: ReviewingWallet): WalletChange | undefined {
  switch (wallet.status) {
    case 'reconnecting':
    case 'connecting':
      return undefined;
    case 'disconnected':
      return 'gone';
    case 'wrongNetwork':
      return 'changed';
    case 'connected': {
      const isSame = wallet.chainId === chainId && isAddressEqual(wallet.address, account);
      return isSame ? undefined : 'changed';
    }
  }
}
