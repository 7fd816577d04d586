import type { Address } from 'viem';
import { type Amount, amountOf } from '@/lib/base/amounts/amount';
import type { ChainId } from '@/lib/base/networks/network';
import type { Currency } from '@/lib/base/tokens/currency';
import { type ReadState, resultOf } from '@/lib/chain/reads/readState';
import { useChainReads } from '@/lib/chain/reads/useChainReads';
import { balanceRead } from './balanceRead';

/**
 * An account's balances of some currencies, in their order, at the latest block that was read. An
 * entry is undefined without an account or currency, and while its balance is unknown.
 */
export function useBalances(
  chainId: ChainId | undefined,
  owner: Address | undefined,
  currencies: readonly (Currency | undefined)[],
): readonly (Amount | undefined)[] {
  const states = useBalanceReads(chainId, owner, currencies);
  return currencies.map((currency, index) => {
    const raw = resultOf(states[index]);
    return currency === undefined || raw === undefined ? undefined : amountOf(currency, raw);
  });
}

/**
 * The states of an account's balance reads, in the order of the currencies, in smallest units;
 * the same list while nothing changes. `invalid` without an account or currency.
 */
export function useBalanceReads(
  chainId: ChainId | undefined,
  owner: Address | undefined,
  currencies: readonly (Currency | undefined)[],
): readonly ReadState<bigint>[] {
  return useChainReads(
    chainId,
    currencies.map((currency) => balanceRead(owner, currency)),
  );
}
