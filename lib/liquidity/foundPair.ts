import type { Position } from '@/lib/pairs/pool';
import type { PairPosition } from '@/lib/pairs/usePairPosition';

/** What the pool finder shows for two picked currencies. */
export type FoundPair =
  /** The pool exists and the account holds some of it. */
  | { readonly status: 'position'; readonly position: Position }
  | {
      /**
       * `noLiquidity`: the pool exists, and the account holds none of it. `noPool`: there is none, or
       * one without reserves. `invalid`: the two make no pair, or one is missing.
       */
      readonly status: 'noLiquidity' | 'noPool' | 'invalid' | 'loading';
    };

/**
 * What is found.
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
