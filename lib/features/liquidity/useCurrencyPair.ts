import { useEffect } from 'react';
import type { Currency } from '@/lib/base/tokens/currency';
import { findCurrency } from '@/lib/base/tokens/findCurrency';
import type { Token } from '@/lib/base/tokens/token';
import { usePairPosition } from '@/lib/exchange/pairs/usePairPosition';
import { useTokens } from '@/lib/holdings/knownTokens/useKnownTokens';
import { useActiveChainId } from '@/lib/holdings/wallet/useActiveChainId';
import { useAddress } from '@/lib/holdings/wallet/useAddress';
import { useBalances } from '@/lib/holdings/wallet/useBalances';
import type { CurrencyIds } from '@/lib/site/navigation/liquidityPaths';
import { isSavedPair } from '@/lib/site/settings/savedPairs';
import { rememberPair, useSettings } from '@/lib/site/settings/store';

/**
 * The two currencies of a page's path, their balances, and their pool. A pool in which the account
 * has liquidity is saved.
 */
export function useCurrencyPair({ idA, idB }: CurrencyIds) {
  const chainId = useActiveChainId();
  const account = useAddress();
  const tokens = useTokens(chainId);
  const find = (id: string | undefined): Currency | undefined =>
    chainId && findCurrency(chainId, tokens, id);
  const [currencyA, currencyB] = [find(idA), find(idB)];
  const [balanceA, balanceB] = useBalances(chainId, account, [currencyA, currencyB]);
  const pairPosition = usePairPosition(chainId, currencyA, currencyB);
  const { position } = pairPosition;
  const held = position && position.liquidity.raw > 0n ? position.pool.pair : undefined;
  useRememberPair(held?.token0, held?.token1);
  return { chainId, account, currencyA, currencyB, balanceA, balanceB, ...pairPosition };
}

/** Saves a pair on this device, so that /pool lists it. Without two tokens nothing is saved. */
export function useRememberPair(tokenA: Token | undefined, tokenB: Token | undefined): void {
  const isSaved = useSettings(
    ({ pairs }) => !tokenA || !tokenB || isSavedPair(pairs, tokenA, tokenB),
  );
  useEffect(() => {
    if (tokenA && tokenB && !isSaved) rememberPair(tokenA, tokenB);
  }, [tokenA, tokenB, isSaved]);
}
