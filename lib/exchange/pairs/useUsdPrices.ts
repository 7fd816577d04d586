import { useMemo } from 'react';
import type { ChainId } from '@/lib/base/networks/network';
import type { Token } from '@/lib/base/tokens/token';
import { SELDOM } from '@/lib/chain/reads/useChainReads';
import { pricingPairs } from './pricingPairs';
import { type KnownPrice, knownPriceOf, type UsdPrice } from './usdPrice';
import { usePairs } from './usePairs';

/** Prices of tokens, which are all undefined while they are being read. */
type UsdPrices = {
  readonly isLoading: boolean;
  /** The price of one smallest unit of one of the tokens; undefined if no deep pool has one. */
  readonly usdPriceOf: (token: Token) => UsdPrice | undefined;
  /** That price with the depth of its pool. */
  readonly knownPriceOf: (token: Token) => KnownPrice | undefined;
};

/**
 * The prices of some tokens in dollars, and whether they are still being read. The same object
 * until one of the pools or the list of tokens changes.
 *
 * @param everyBlocks - How often they are read. With 1 they are figures of the screen: it is stale
 * without them.
 */
export function useUsdPrices(
  chainId: ChainId | undefined,
  tokens: readonly Token[],
  everyBlocks = SELDOM,
): UsdPrices {
  const choices = useMemo(
    () => (chainId === undefined ? [] : pricingPairs(chainId, tokens)),
    [chainId, tokens],
  );
  const results = usePairs(chainId, choices, everyBlocks);
  return useMemo(() => {
    // The deepest pool is only known once all pools are.
    const isLoading = results.some(({ status }) => status === 'loading');
    const pairs = results.flatMap((result) => (result.status === 'exists' ? [result.pair] : []));
    const prices = new Map(
      isLoading ? [] : tokens.map((token) => [keyOf(token), knownPriceOf(token, pairs)]),
    );
    const priceOf = (token: Token) => prices.get(keyOf(token));
    return { isLoading, knownPriceOf: priceOf, usdPriceOf: (token) => priceOf(token)?.price };
  }, [results, tokens]);
}

function keyOf({ address }: Token): string {
  return address.toLowerCase();
}
