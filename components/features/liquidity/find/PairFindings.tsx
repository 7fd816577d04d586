import { LazyTokenFindings } from '@/components/parts/tokens/LazyTokenFindings';
import { type Currency, currencyId } from '@/lib/base/tokens/currency';
import { isKnownPlain } from '@/lib/base/tokens/plainTokens';
import type { TransferDirection } from '@/lib/transactions/submit/transferDirection';

type Props = {
  currencies: readonly (Currency | undefined)[];
  /** How they would move between the pool and the account. */
  direction: TransferDirection;
};

/**
 * On a form: what simulations found about the tokens of a pair. Plain tokens have none.
 */
export function PairFindings({ currencies, direction }: Props) {
  return currencies.map(
    (currency) =>
      currency &&
      !isKnownPlain(currency) && (
        <LazyTokenFindings key={currencyId(currency)} currency={currency} direction={direction} />
      ),
  );
}
