import { nativeCurrency } from '@/lib/base/tokens/currency';
import { useBalances } from '@/lib/holdings/wallet/useBalances';
import type { ReviewedStatement } from '@/lib/transactions/review/statement';
import type { Expectation } from '@/lib/transactions/submit/intent';
import type { NetworkFee } from './networkFee';
import { type Remainder, remainderOf } from './remainder';

/**
 * The balances of a review's account after its transaction; `fee` is undefined while it is unknown.
 */
export function useRemainder(
  { chainId, account }: Pick<ReviewedStatement, 'chainId' | 'account'>,
  { changes }: Pick<Expectation, 'changes'>,
  fee: NetworkFee | undefined,
): Remainder {
  const own = changes.filter(({ owner }) => owner === undefined);
  const paid = own.filter(({ currency, shown }) => currency.type === 'token' && shown < 0n);
  const currencies = [nativeCurrency(chainId), ...paid.map(({ currency }) => currency)];
  return remainderOf(own, useBalances(chainId, account, currencies), fee);
}
