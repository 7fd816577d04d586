import type { PairPosition } from '@/lib/pairs/usePairPosition';
import type { Token } from '@/lib/tokens/token';

/** Why a pool can't be used, whatever its user types. */
export type PoolObstacle =
  /** Its reserves set no real price; see `PoolState`. It can't be added to. */
  | { readonly type: 'dusted' }
  /** A token does not tell how much the pool holds, so the pool can neither add nor remove. */
  | { readonly type: 'failed'; readonly token: Token };

/** What keeps a pool from being added to; undefined for a pool that can be, or is not known yet. */
export function poolObstacle({
  result,
  poolState,
}: Pick<PairPosition, 'result' | 'poolState'>): PoolObstacle | undefined {
  if (result.status === 'failed') return { type: 'failed', token: result.token };
  return poolState === 'dusted' ? { type: 'dusted' } : undefined;
}
