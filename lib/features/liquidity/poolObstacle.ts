import type { Token } from '@/lib/base/tokens/token';
import type { PairPosition } from '@/lib/exchange/pairs/usePairPosition';
import {
  type DecimalsCheck,
  type DecimalsProblem,
  isDecimalsProblem,
} from '@/lib/holdings/knownTokens/decimalsCheck';

/** Why a pool can't be used, whatever its user types. */
export type PoolObstacle =
  /** Its reserves set no real price; see `PoolState`. It can't be added to. */
  | { readonly type: 'unbalanced' }
  /** A token does not report how much the pool holds, so the pool can neither add nor remove. */
  | { readonly type: 'failed'; readonly token: Token }
  /** Amounts of a token can't be signed. */
  | { readonly type: 'decimals'; readonly problem: DecimalsProblem };

/** What keeps a pool from being added to; undefined for a pool that can be, or is not known yet. */
export function poolObstacle(
  { result, poolState }: Pick<PairPosition, 'result' | 'poolState'>,
  decimals: DecimalsCheck,
): PoolObstacle | undefined {
  if (isDecimalsProblem(decimals)) return { type: 'decimals', problem: decimals };
  if (result.status === 'failed') return { type: 'failed', token: result.token };
  return poolState === 'unbalanced' ? { type: 'unbalanced' } : undefined;
}

/** What keeps a pool from being removed from: an unbalanced one can be. */
export function removalObstacle(
  ...known: Parameters<typeof poolObstacle>
): PoolObstacle | undefined {
  const obstacle = poolObstacle(...known);
  return obstacle?.type === 'unbalanced' ? undefined : obstacle;
}
