import { useMemo } from 'react';
import type { Fraction } from '@/lib/base/amounts/fraction';
import type { Token } from '@/lib/base/tokens/token';
import { SELDOM } from '@/lib/chain/reads/useChainReads';
import { type Pair, reservesFrom, type TokenPair } from '@/lib/exchange/pairs/pair';
import { usePairs } from '@/lib/exchange/pairs/usePairs';
import { hopsOf } from './pathHistory';

/** The pools of a path now. */
type PathPools = {
  /** The tokens of each pool in the path's order, and the pool once it is known. */
  readonly pools: readonly {
    readonly tokens: TokenPair;
    readonly pair: Pair | undefined;
  }[];
  /**
   * How many smallest units of the last token one smallest unit of the first one costs, without fee
   * and price impact; undefined while a pool is not known, or is empty.
   */
  readonly price: Fraction | undefined;
};

/** The pools of a path and its price, by the reads of the page. */
export function usePathPools(route: readonly Token[]): PathPools {
  const hops = useMemo(() => hopsOf(route), [route]);
  const results = usePairs(route[0]?.chainId, hops, SELDOM);
  return useMemo(() => {
    const pools = hops.map((tokens, index) => {
      const result = results[index];
      return { tokens, pair: result?.status === 'exists' ? result.pair : undefined };
    });
    return { pools, price: pathPrice(pools) };
  }, [hops, results]);
}

function pathPrice(pools: PathPools['pools']): Fraction | undefined {
  if (pools.length === 0) return undefined;
  let price: Fraction = { numerator: 1n, denominator: 1n };
  for (const { tokens, pair } of pools) {
    if (pair === undefined || pair.reserve0 === 0n || pair.reserve1 === 0n) return undefined;
    const { reserveIn, reserveOut } = reservesFrom(pair, tokens[0]);
    price = {
      numerator: price.numerator * reserveOut,
      denominator: price.denominator * reserveIn,
    };
  }
  return price;
}
