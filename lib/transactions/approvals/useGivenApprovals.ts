import { useMemo, useSyncExternalStore } from 'react';
import type { Address } from 'viem';
import type { ChainId } from '@/lib/base/networks/network';
import type { ChainReader } from '@/lib/chain/reads/chainReader';
import { type ReadOutcome, resultOf } from '@/lib/chain/reads/readOutcome';
import { type ReadSweep, type SweptOutcomes, sweepReads } from '@/lib/chain/reads/readSweep';
import { useChainReader } from '@/lib/chain/reads/useChainReader';
import { allowanceRead } from './allowanceReads';
import {
  allowanceId,
  type GivenApprovals,
  givenApprovals,
  type RequestedAllowance,
} from './givenApprovals';

/**
 * What the exchange's contracts may take of an account's tokens. All allowances are read once, one
 * multicall after the other; those above zero again in each block, and the others in turn.
 *
 * @param requested - The allowances, each once; the same list while nothing changes.
 */
export function useGivenApprovals(
  chainId: ChainId,
  owner: Address,
  requested: readonly RequestedAllowance[],
): GivenApprovals {
  const reader = useChainReader(chainId);
  const sweepOf = useMemo(() => allowanceSweeps(reader, owner), [reader, owner]);
  const sweep = useMemo(() => sweepOf(requested), [sweepOf, requested]);
  const outcomes = useSyncExternalStore(sweep.subscribe, sweep.outcomes, sweep.outcomes);
  return useMemo(() => givenApprovals(requested, outcomes), [requested, outcomes]);
}

const NONE: SweptOutcomes<bigint> = new Map();
const NO_SWEEP: ReadSweep<bigint> = { outcomes: () => NONE, subscribe: () => () => {} };

/** Returns the sweep of some allowances. The previous sweep's results are shown until then. */
function allowanceSweeps(reader: ChainReader | undefined, owner: Address) {
  let last = NO_SWEEP;
  return (requested: readonly RequestedAllowance[]): ReadSweep<bigint> => {
    if (reader === undefined) return NO_SWEEP;
    const reads = {
      ids: requested.map(allowanceId),
      callAt: (position: number) => allowanceRead({ owner, ...requestedAt(requested, position) }),
      isWatched: isGiven,
    };
    last = sweepReads(reader, reads, last.outcomes());
    return last;
  };
}

function requestedAt(requested: readonly RequestedAllowance[], position: number) {
  const { token, spender } = requested[position] ?? {};
  return { token, spender };
}

function isGiven(outcome: ReadOutcome<bigint>): boolean {
  return (resultOf(outcome) ?? 0n) > 0n;
}
