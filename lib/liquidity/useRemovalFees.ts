import { useKnownFee } from '@/lib/tokenProbe/useKnownFee';
import type { Currency } from '@/lib/tokens/currency';
import type { RemovalFees } from './receivedShare';

/**
 * What the two tokens of a removal keep on their way, as far as it is known. With AVAX the router
 * gets them first and sends them on; without, the pool sends them to the account.
 */
export function useRemovalFees(
  currencyA: Currency | undefined,
  currencyB: Currency | undefined,
): RemovalFees {
  const throughRouter = currencyA?.type === 'native' || currencyB?.type === 'native';
  const [hopsA, hopsB] = [useHopFees(currencyA), useHopFees(currencyB)];
  const onTheWay = ({ fromPool, fromRouter }: HopFees) =>
    (throughRouter ? [fromPool, fromRouter] : [fromPool]).filter((bps) => bps > 0);
  return [onTheWay(hopsA), onTheWay(hopsB)];
}

/** What a token keeps when the pool sends it, and when the router sends it on, in basis points. */
type HopFees = { readonly fromPool: number; readonly fromRouter: number };

function useHopFees(currency: Currency | undefined): HopFees {
  return {
    fromPool: useKnownFee(currency, 'purchase'),
    fromRouter: useKnownFee(currency, 'transfer'),
  };
}
