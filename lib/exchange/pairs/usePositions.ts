import { useMemo, useState } from 'react';
import type { Fraction } from '@/lib/base/amounts/fraction';
import type { Token } from '@/lib/base/tokens/token';
import { useActiveChainId } from '@/lib/holdings/wallet/useActiveChainId';
import { useAddress } from '@/lib/holdings/wallet/useAddress';
import type { TokenPair } from './pair';
import { type Position, positionOf } from './pool';
import type { PoolResult } from './poolResult';
import { totalUsd } from './usdPrice';
import { useHeldPairs } from './useHeldPairs';
import { usePools } from './usePools';
import { usePriceOf } from './usePriceOf';
import { useTrackedPairs } from './useTrackedPairs';

/** A position with its value in dollars. The value is undefined unless both prices are known. */
export type ValuedPosition = Position & { readonly totalUsd: Fraction | undefined };

/** The account's positions in all tracked pairs. */
export type Positions =
  | { readonly status: 'disconnected' | 'loading' }
  | {
      readonly status: 'ready';
      readonly positions: readonly ValuedPosition[];
      /** Whether pairs that came later are still being searched, so that there may be more. */
      readonly isSearching: boolean;
    };

/** The connected account's liquidity positions, without empty ones. */
export function usePositions(): Positions {
  const chainId = useActiveChainId();
  const account = useAddress();
  const tracked = useTrackedPairs(chainId);
  const { pairs, isSearching } = useHeldPairs(chainId, account, tracked);
  const items = pairs.map((tokens) => ({ tokens }));
  const pools = usePools(chainId, items, { owner: account });
  const tokens = useMemo(() => tokensOf(pairs), [pairs]);
  const { priceOf } = usePriceOf(chainId, tokens);
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
    positions: positions.map((position) => ({
      ...position,
      totalUsd: totalUsd(position.amounts, priceOf),
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

function tokensOf(pairs: readonly TokenPair[]): readonly Token[] {
  return [...new Map(pairs.flat().map((token) => [token.address, token])).values()];
}
