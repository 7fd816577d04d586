import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import type { TokenPair } from '@/lib/exchange/pairs/pair';
import { usePairs } from '@/lib/exchange/pairs/usePairs';
import { walletRequestAtom } from '@/lib/transactions/submit/atoms';
import { askedSwapAtom } from './atoms';
import { isLimitPassed } from './limitPassed';

/**
 * Whether the price is beyond the limit of the swap that the wallet is being asked to send, by the
 * pools of its route at the latest block. False while they are not known.
 */
export function useIsLimitPassed(): boolean {
  const asked = useAtomValue(askedSwapAtom);
  const request = useAtomValue(walletRequestAtom);
  const swap = asked && asked.request === request ? asked.swap : undefined;
  const choices = useMemo(
    () => swap?.trade.pairs.map(({ token0, token1 }): TokenPair => [token0, token1]) ?? [],
    [swap],
  );
  const results = usePairs(swap?.input.chainId, choices);
  const pairs = results.flatMap((result) => (result.status === 'exists' ? [result.pair] : []));
  return swap !== undefined && pairs.length === choices.length && isLimitPassed(swap, pairs);
}
