import type { Address } from 'viem';
import { type Amount, amountOf } from '@/lib/amounts/amount';
import type { ChainId } from '@/lib/networks/network';
import { resultOf } from '@/lib/reads/readOutcome';
import type { Currency } from '@/lib/tokens/currency';
import { useBalanceReads } from './useBalanceReads';

/**
 * An account's balances of some currencies, in their order, at the latest block that was read. An
 * entry is absent without an account or currency, and while its balance is unknown.
 */
export function useBalances(
  chainId: ChainId | undefined,
  owner: Address | undefined,
  currencies: readonly (Currency | undefined)[],
): readonly (Amount | undefined)[] {
  const outcomes = useBalanceReads(chainId, owner, currencies);
  return currencies.map((currency, index) => {
    const raw = resultOf(outcomes[index]);
    return currency === undefined || raw === undefined ? undefined : amountOf(currency, raw);
  });
}
