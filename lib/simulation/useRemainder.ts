import type { Review } from '@/lib/review/statement';
import type { Expectation } from '@/lib/submit/intent';
import { nativeCurrency } from '@/lib/tokens/currency';
import { useBalances } from '@/lib/wallet/useBalances';
import type { NetworkFee } from './networkFee';
import { type Remainder, remainderOf } from './remainder';

/** The balances of a review's account after its transaction; `fee` is absent while it is unknown. */
export function useRemainder(
  { chainId, account }: Pick<Review, 'chainId' | 'account'>,
  { changes }: Pick<Expectation, 'changes'>,
  fee: NetworkFee | undefined,
): Remainder {
  const own = changes.filter(({ owner }) => owner === undefined);
  const paid = own.filter(({ currency, shown }) => currency.type === 'token' && shown < 0n);
  const currencies = [nativeCurrency(chainId), ...paid.map(({ currency }) => currency)];
  return remainderOf(own, useBalances(chainId, account, currencies), fee);
}
