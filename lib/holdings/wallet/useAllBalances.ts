import type { Address } from 'viem';
import type { ChainId } from '@/lib/base/networks/network';
import { type Currency, currencyId } from '@/lib/base/tokens/currency';
import { type ReadState, resultOf } from '@/lib/chain/reads/readState';
import type { SweptStates } from '@/lib/chain/reads/readSweep';
import { useReadSweep } from '@/lib/chain/reads/useReadSweep';
import { balanceRead } from './balanceRead';

/** The states of balance reads, in smallest units, by the ids of their currencies. */
export type BalancesById = SweptStates<bigint>;

const BALANCES = {
  idOf: currencyId,
  callOf: balanceRead,
  isWatched: (state: ReadState<bigint>) => (resultOf(state) ?? 0n) > 0n,
};

/**
 * An account's balances of thousands of currencies: read once, those above zero again in each
 * block, and the others in turn. The same map while nothing changes. One that is not in it is
 * loading; without an account all are missing.
 *
 * @param currencies - A list that never changes.
 * @param sinceBlock - All are read again once from this block on, such as that of a receipt.
 */
export function useAllBalances(
  chainId: ChainId | undefined,
  owner: Address | undefined,
  currencies: readonly Currency[],
  sinceBlock?: bigint,
): BalancesById {
  return useReadSweep(chainId, owner, currencies, BALANCES, { sinceBlock });
}
