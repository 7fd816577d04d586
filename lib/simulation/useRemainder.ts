import type { Address } from 'viem';
import type { Expectation } from '@/lib/submit/intent';
import { nativeCurrency } from '@/lib/tokens/currency';
import { useBalances } from '@/lib/wallet/useBalances';
import type { NetworkFee } from './networkFee';
import { type Remainder, remainderOf } from './remainder';

/** An account's balances after a transaction; `fee` is absent while it is unknown. */
export function useRemainder(
  account: Address,
  { changes }: Expectation,
  fee: NetworkFee | undefined,
): Remainder {
  const own = changes.filter(({ owner }) => owner === undefined);
  const chainId = changes[0]?.currency.chainId;
  const paid = own.filter(({ currency, shown }) => currency.type === 'token' && shown < 0n);
  const currencies = [chainId && nativeCurrency(chainId), ...paid.map(({ currency }) => currency)];
  return remainderOf(own, useBalances(chainId, account, currencies), fee);
}
