import type { Address } from 'viem';
import type { ChainId } from '@/lib/networks/network';
import type { ReadOutcome } from '@/lib/reads/readOutcome';
import { useChainReads } from '@/lib/reads/useChainReads';
import type { Currency } from '@/lib/tokens/currency';
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
