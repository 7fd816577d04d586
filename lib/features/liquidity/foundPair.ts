import type { Position } from '@/lib/exchange/pairs/pool';
import type { PairPosition } from '@/lib/exchange/pairs/usePairPosition';

/** The pool finder's result for two selected currencies. */
export type FoundPair =
  /** The pool exists and the account has liquidity in it. */
  | { readonly status: 'position'; readonly position: Position }
  | {
      /**
       * `noLiquidity`: the pool exists, and the account has no liquidity in it. `noPool`: there is
       * no pool, or an empty one. `unbalanced`: it has reserves without liquidity, or the reverse.
       * `failed`: a token does not report how much the pool holds. `invalid`: the two can't form a
       * pair, or one is missing.
       */
      readonly status: 'noLiquidity' | 'noPool' | 'unbalanced' | 'failed' | 'invalid' | 'loading';
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
  if (poolState === 'unbalanced') return { status: 'unbalanced' };
  if (poolState === undefined)
    return {
      status: result.status === 'invalid' || result.status === 'failed' ? result.status : 'loading',
    };
  return { status: hasAccount && position === undefined ? 'loading' : 'noLiquidity' };
}
