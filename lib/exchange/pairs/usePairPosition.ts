import type { ChainId } from '@/lib/base/networks/network';
import type { Currency } from '@/lib/base/tokens/currency';
import { wrapped } from '@/lib/base/tokens/wrapped';
import { useAddress } from '@/lib/holdings/wallet/useAddress';
import { type PoolState, type Position, poolState, positionOf } from './pool';
import type { PoolResult } from './poolResult';
import { usePools } from './usePools';

/** The state of a pool and of the connected account's position in it. */
export type PairPosition = {
  readonly result: PoolResult;
  /** What the pool is to its users; `absent` before it is created, undefined while unknown. */
  readonly poolState: PoolState | 'absent' | undefined;
  /** The account's position, possibly zero; undefined without an account, a pool, or an answer. */
  readonly position: Position | undefined;
};

/** The pool of two currencies, with WAVAX for AVAX, and the account's position in it. */
export function usePairPosition(
  chainId: ChainId | undefined,
  currencyA: Currency | undefined,
  currencyB: Currency | undefined,
): PairPosition {
  const owner = useAddress();
  const tokens = [currencyA && wrapped(currencyA), currencyB && wrapped(currencyB)] as const;
  const [pool] = usePools(chainId, [{ tokens }], { owner, readsPairBalances: true });
  const result = pool?.result ?? { status: 'invalid' };
  return { result, poolState: stateOf(result), position: ownPosition(result) };
}

function stateOf(result: PoolResult): PairPosition['poolState'] {
  if (result.status === 'exists') return poolState(result.pool);
  return result.status === 'absent' ? 'absent' : undefined;
}

function ownPosition(result: PoolResult): Position | undefined {
  if (result.status !== 'exists' || result.held === undefined) return undefined;
  return positionOf(result.pool, result.held);
}
