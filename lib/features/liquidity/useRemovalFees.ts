import type { Address } from 'viem';
import type { Currency } from '@/lib/base/tokens/currency';
import type { TransferWay } from '@/lib/base/tokens/transferWay';
import { probedFees } from '@/lib/exchange/tokenProbe/tokenFees';
import { useDifferingFee } from '@/lib/exchange/tokenProbe/useKnownFee';
import { useKnownProbe } from '@/lib/exchange/tokenProbe/useKnownProbe';
import { type RemovalFees, removalWay } from './receivedShare';

/** What the two tokens of an account's removal keep on their way, as far as it is known. */
export function useRemovalFees(
  currencies: readonly [Currency | undefined, Currency | undefined],
  account: Address | undefined,
): RemovalFees {
  const way = removalWay(currencies);
  const [a, b] = currencies;
  return [useFeesOnTheWay(a, way, account), useFeesOnTheWay(b, way, account)];
}

/** The account's own fee for the whole way, or else what a probe found for each transfer. */
function useFeesOnTheWay(
  currency: Currency | undefined,
  way: TransferWay,
  account: Address | undefined,
): readonly number[] {
  const probe = useKnownProbe(currency);
  const own = useDifferingFee(currency, way, account);
  const fees = own === undefined ? probedFees(probe, way) : [own];
  return fees.filter((feeBps) => feeBps > 0);
}
