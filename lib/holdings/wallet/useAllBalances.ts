import type { Address } from 'viem';
import type { ChainId } from '@/lib/base/networks/network';
import { type Currency, currencyId } from '@/lib/base/tokens/currency';
import { type ReadOutcome, resultOf } from '@/lib/chain/reads/readOutcome';
import type { SweptOutcomes } from '@/lib/chain/reads/readSweep';
import { useReadSweep } from '@/lib/chain/reads/useReadSweep';
import { balanceRead } from './balanceRead';

/** The outcomes of balance reads, in smallest units, by the ids of their currencies. */
export type BalancesById = SweptOutcomes<bigint>;

const BALANCES = {
  idOf: currencyId,
  callOf: balanceRead,
  isWatched: (outcome: ReadOutcome<bigint>) => (resultOf(outcome) ?? 0n) > 0n,
};

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
  return useReadSweep(chainId, owner, currencies, BALANCES);
}
