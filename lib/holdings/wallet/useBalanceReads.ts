import type { Address } from 'viem';
import type { ChainId } from '@/lib/base/networks/network';
import type { Currency } from '@/lib/base/tokens/currency';
import type { ReadOutcome } from '@/lib/chain/reads/readOutcome';
import { useChainReads } from '@/lib/chain/reads/useChainReads';
import { balanceRead } from './reads';

/**
 * The outcomes of an account's balance reads, in the order of the currencies, in smallest units;
 * the same list while nothing changes. `invalid` without an account or currency.
 */
export function useBalanceReads(
  chainId: ChainId | undefined,
  owner: Address | undefined,
  currencies: readonly (Currency | undefined)[],
): readonly ReadOutcome<bigint>[] {
  return useChainReads(
    chainId,
    currencies.map((currency) => balanceRead(owner, currency)),
  );
}
