import type { Position } from '@/lib/pairs/pool';
import type { PairPosition } from '@/lib/pairs/usePairPosition';

/** The pool finder's result for two selected currencies. */
export type FoundPair =
  /** The pool exists and the account has liquidity in it. */
  | { readonly status: 'position'; readonly position: Position }
  | {
      /**
       * `noLiquidity`: the pool exists, and the account has no liquidity in it. `noPool`: there is
       * no pool, or it has no reserves. `invalid`: the two can't form a pair, or one is missing.
       */
      readonly status: 'noLiquidity' | 'noPool' | 'invalid' | 'loading';
    };

/**
 * The result of the search.
 *
 * @param hasAccount - Without an account there is no position to wait for.
 */
export function foundPair(
  { result, position }: Pick<PairPosition, 'result' | 'position'>,
  hasAccount: boolean,
): FoundPair {
  if (result.status === 'notExists') return { status: 'noPool' };
  if (result.status !== 'exists') return { status: result.status };
  const { reserve0, reserve1 } = result.pool.pair;
  if (reserve0 === 0n || reserve1 === 0n) return { status: 'noPool' };
  if (!hasAccount) return { status: 'noLiquidity' };
  if (position === undefined) return { status: 'loading' };
  return position.liquidity.raw > 0n ? { status: 'position', position } : { status: 'noLiquidity' };
}
