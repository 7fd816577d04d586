import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useMemo } from 'react';
import type { TokenPair } from '@/lib/exchange/pairs/pair';
import { usePairs } from '@/lib/exchange/pairs/usePairs';
import { walletRequestAtom } from '@/lib/transactions/submit/atoms';
import { requestedSwapAtom } from './atoms';
import { isLimitPassed } from './isLimitPassed';
import type { SwapTerms } from './swapTerms';

/**
 * Records which swap the wallet is asked to send, for when its dialog is closed.
 *
 * @param isRequested - Whether the wallet's request is that of this swap, which does not change
 *   then.
 */
export function useRecordRequestedSwap(swap: SwapTerms, isRequested: boolean): void {
  const request = useAtomValue(walletRequestAtom);
  const record = useSetAtom(requestedSwapAtom);
  const requested = isRequested ? request : undefined;
  useEffect(() => {
    if (requested) record({ request: requested, swap });
  }, [requested, record, swap]);
}

/**
 * Whether the price is beyond the limit of the swap that the wallet is being asked to send, by the
 * pools of its route at the latest block. False while they are not known.
 */
export function useIsLimitPassed(): boolean {
  const requested = useAtomValue(requestedSwapAtom);
  const request = useAtomValue(walletRequestAtom);
  const swap = requested && requested.request === request ? requested.swap : undefined;
  const choices = useMemo(
    () => swap?.trade.pairs.map(({ token0, token1 }): TokenPair => [token0, token1]) ?? [],
    [swap],
  );
  const results = usePairs(swap?.input.chainId, choices);
  const pairs = results.flatMap((result) => (result.status === 'exists' ? [result.pair] : []));
  return swap !== undefined && pairs.length === choices.length && isLimitPassed(swap, pairs);
}
