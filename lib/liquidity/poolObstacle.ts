import { poolState } from '@/lib/pairs/pool';
import type { PoolResult } from '@/lib/pairs/poolReads';
import type { Token } from '@/lib/tokens/token';

/** Why a pool can't be used, whatever its user types. */
export type PoolObstacle =
  /** Its reserves set no real price; see {@link poolState}. It can't be added to. */
  | { readonly type: 'dusted' }
  /** A token does not tell how much the pool holds, so the pool can neither add nor remove. */
  | { readonly type: 'failed'; readonly token: Token };

/** What keeps a pool from being added to; undefined for a pool that can be, or is not known yet. */
export function poolObstacle(result: PoolResult): PoolObstacle | undefined {
  if (result.status === 'failed') return { type: 'failed', token: result.token };
  const isDusted = result.status === 'exists' && poolState(result.pool) === 'dusted';
  return isDusted ? { type: 'dusted' } : undefined;
}
