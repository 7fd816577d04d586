import { useMemo, useSyncExternalStore } from 'react';
import type { Address } from 'viem';
import type { ChainId } from '@/lib/base/networks/network';
import { type Currency, currencyId } from '@/lib/base/tokens/currency';
import type { ChainReader } from '@/lib/chain/reads/chainReader';
import { type ReadOutcome, resultOf } from '@/lib/chain/reads/readOutcome';
import { type ReadSweep, type SweptOutcomes, sweepReads } from '@/lib/chain/reads/readSweep';
import { useChainReader } from '@/lib/chain/reads/useChainReader';
import { balanceRead } from './balanceRead';

/** The outcomes of balance reads, in smallest units, by the ids of their currencies. */
export type BalancesById = SweptOutcomes<bigint>;

const NONE: BalancesById = new Map();
const NO_SWEEP: ReadSweep<bigint> = { outcomes: () => NONE, subscribe: () => () => {} };

/**
 * An account's balances of thousands of currencies: read once, those above zero again in each
 * block, and the others in turn. The same map while nothing changes. One that is not in it is
 * loading; without an account all are missing.
 *
 * @param currencies - A list that never changes.
 */
export function useAllBalances(
  chainId: ChainId | undefined,
  owner: Address | undefined,
  currencies: readonly Currency[],
): BalancesById {
  const reader = useChainReader(chainId);
  const sweepOf = useMemo(() => balanceSweeps(reader, owner), [reader, owner]);
  const sweep = useMemo(() => sweepOf(currencies), [sweepOf, currencies]);
  return useSyncExternalStore(sweep.subscribe, sweep.outcomes, sweep.outcomes);
}

/** Returns the sweep of some currencies. The previous sweep's results are shown until then. */
function balanceSweeps(reader: ChainReader | undefined, owner: Address | undefined) {
  let last = NO_SWEEP;
  return (currencies: readonly Currency[]): ReadSweep<bigint> => {
    if (reader === undefined || owner === undefined) return NO_SWEEP;
    const reads = {
      ids: currencies.map(currencyId),
      callAt: (position: number) => balanceRead(owner, currencies[position]),
      isWatched: isHeld,
    };
    last = sweepReads(reader, reads, last.outcomes());
    return last;
  };
}

function isHeld(outcome: ReadOutcome<bigint>): boolean {
  return (resultOf(outcome) ?? 0n) > 0n;
}
