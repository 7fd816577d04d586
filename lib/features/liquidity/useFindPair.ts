import type { Position } from '@/lib/exchange/pairs/pool';
import type { PairPosition } from '@/lib/exchange/pairs/usePairPosition';
import { useRememberPair } from '@/lib/exchange/pairs/useRememberPair';
import type { CurrencyIds } from '@/lib/site/navigation/liquidityPaths';
import { useCurrencyPair } from './useCurrencyPair';

/** The pool finder's result for two selected currencies. A pool that is found is saved. */
export function useFindPair(ids: CurrencyIds) {
  const known = useCurrencyPair(ids);
  const { chainId, account, currencyA, currencyB, result } = known;
  const found = foundPair(known, account !== undefined);
  const isPool = found.status === 'position' || found.status === 'noLiquidity';
  const pair = isPool && result.status === 'exists' ? result.pool.pair : undefined;
  useRememberPair(pair?.token0, pair?.token1);
  return { chainId, account, currencyA, currencyB, found };
}

/** The pool finder's result for two selected currencies. */
export type FoundPair =
  /** The pool exists and the account has liquidity in it. */
  | { readonly status: 'position'; readonly position: Position }
  | {
      /**
       * `noLiquidity`: the pool exists, and the account has no liquidity in it. `noPool`: there is
       * no pool, or an empty one. `dusted`: it has reserves without liquidity, or the reverse.
       * `failed`: a token does not report how much the pool holds. `invalid`: the two can't form a
       * pair, or one is missing.
       */
      readonly status: 'noLiquidity' | 'noPool' | 'dusted' | 'failed' | 'invalid' | 'loading';
    };

/**
 * The result of the search.
 *
 * @param hasAccount - Without an account there is no position to wait for.
 */
export function foundPair(
  { result, poolState, position }: PairPosition,
  hasAccount: boolean,
): FoundPair {
  if (poolState === 'absent' || poolState === 'empty') return { status: 'noPool' };
  if (position && position.liquidity.raw > 0n) return { status: 'position', position };
  if (poolState === 'dusted') return { status: 'dusted' };
  if (poolState === undefined)
    return {
      status: result.status === 'invalid' || result.status === 'failed' ? result.status : 'loading',
    };
  return { status: hasAccount && position === undefined ? 'loading' : 'noLiquidity' };
}
