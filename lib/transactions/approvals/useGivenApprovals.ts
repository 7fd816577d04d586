import { useMemo } from 'react';
import type { Address } from 'viem';
import type { ChainId } from '@/lib/base/networks/network';
import { type ReadState, resultOf } from '@/lib/chain/reads/readState';
import { useReadSweep } from '@/lib/chain/reads/useReadSweep';
import { allowanceRead } from './allowanceReads';
import {
  allowanceId,
  type GivenApprovals,
  givenApprovals,
  type RequestedAllowance,
} from './givenApprovals';

const ALLOWANCES = {
  idOf: allowanceId,
  callOf: (owner: Address, allowance: RequestedAllowance) => allowanceRead({ owner, ...allowance }),
  isWatched: (state: ReadState<bigint>) => (resultOf(state) ?? 0n) > 0n,
};

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
  const states = useReadSweep(chainId, owner, requested, ALLOWANCES);
  return useMemo(() => givenApprovals(requested, states), [requested, states]);
}
