import { useState } from 'react';
import type { Fraction } from '@/lib/base/amounts/fraction';
import { useActiveChainId } from '@/lib/holdings/wallet/useActiveChainId';
import { useAddress } from '@/lib/holdings/wallet/useAddress';
import { type Position, positionOf } from './pool';
import type { PoolResult } from './poolResult';
import { useHeldPairs } from './useHeldPairs';
import { useLiquidityUsd } from './useLiquidityUsd';
import { usePools } from './usePools';
import { useTrackedPairs } from './useTrackedPairs';

/** A position with its value in dollars, which is undefined while unknown. */
export type ValuedPosition = Position & { readonly totalUsd: Fraction | undefined };

/** The account's positions in all tracked pairs. */
export type Positions =
  | { readonly status: 'disconnected' | 'loading' }
  | {
      readonly status: 'ready';
      readonly positions: readonly ValuedPosition[];
      /** Whether pairs that came later are still being searched, so that there may be more. */
      readonly isSearching: boolean;
      /** Whether values are missing because prices are still being read. */
      readonly isPricing: boolean;
    };

/** The connected account's liquidity positions, without empty ones. */
export function usePositions(): Positions {
  const chainId = useActiveChainId();
  const account = useAddress();
  const tracked = useTrackedPairs(chainId);
  const { pairs, isSearching } = useHeldPairs(chainId, account, tracked);
  const items = pairs.map((tokens) => ({ tokens }));
  const pools = usePools(chainId, items, { owner: account });
  const { usdOf, isLoading: isPricing } = useLiquidityUsd(chainId, pairs);
  const isComplete = !isSearching && pools.every(({ result }) => isKnown(result));
  const hasBeenComplete = useHasBeenComplete(isComplete, `${chainId}:${account}`);
  if (account === undefined) return { status: 'disconnected' };
  const positions = pools.flatMap(({ result }) =>
    result.status === 'exists' && result.held ? (positionOf(result.pool, result.held) ?? []) : [],
  );
  // Pairs that are searched later, such as those of a list that was just loaded, hide nothing.
  if (!isComplete && (!hasBeenComplete || positions.length === 0)) return { status: 'loading' };
  return {
    status: 'ready',
    isSearching: !isComplete,
    isPricing,
    positions: positions.map((position) => ({
      ...position,
      totalUsd: usdOf(position.liquidity.raw, position.pool),
    })),
  };
}

/** Whether a search for `owner` has been complete since the page opened. */
function useHasBeenComplete(isComplete: boolean, owner: string): boolean {
  const [completedFor, setCompletedFor] = useState<string>();
  if (isComplete && completedFor !== owner) setCompletedFor(owner);
  return isComplete || completedFor === owner;
}

function isKnown(result: PoolResult): boolean {
  return result.status === 'exists' ? result.held !== undefined : result.status !== 'loading';
}
