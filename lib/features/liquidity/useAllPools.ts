import { useState } from 'react';
import type { Address } from 'viem';
import { pastedAddress } from '@/lib/base/addresses/pastedAddress';
import type { Fraction } from '@/lib/base/amounts/fraction';
import type { ChainId } from '@/lib/base/networks/network';
import { arrangePools, type PoolArrangement } from './arrangePools';
import type { PoolRow } from './poolRow';
import { usePoolByAddress } from './usePoolByAddress';
import { type PoolRows, usePoolRows } from './usePoolRows';

type Options = {
  readonly isInSight: boolean;
  readonly shares: ReadonlyMap<Address, Fraction>;
  readonly query: string;
  readonly arrangement: PoolArrangement;
};

type AllPools = Omit<PoolRows, 'rows'> & {
  /** All that are known. */
  readonly all: readonly PoolRow[];
  /** Those that the query finds, in their order. */
  readonly found: readonly PoolRow[];
  /** Whether the pool at a typed address has a token whose amounts can't be shown. */
  readonly isUnreadable: boolean;
};

/**
 * All pools that the page knows, and those that a query finds. A pool at a typed address that is not
 * among them is read from its contract, and listed with them from then on.
 */
export function useAllPools(
  chainId: ChainId | undefined,
  { isInSight, shares, query, arrangement }: Options,
): AllPools {
  const [untracked, setUntracked] = useState<Address>();
  const added = usePoolByAddress(chainId, untracked);
  const extra = added.status === 'found' ? added.tokens : undefined;
  const { rows, isSearching, ...known } = usePoolRows(chainId, { isInSight, shares, extra });
  const found = arrangePools(rows, query, arrangement);
  const typed = pastedAddress(query);
  const missing =
    found.length === 0 && !isSearching && typed.status === 'address' ? typed.address : undefined;
  if (missing !== undefined && missing !== untracked) setUntracked(missing);
  return {
    ...known,
    all: rows,
    found,
    isSearching: isSearching || (missing !== undefined && added.status === 'loading'),
    isUnreadable: missing !== undefined && added.status === 'unreadable',
  };
}
