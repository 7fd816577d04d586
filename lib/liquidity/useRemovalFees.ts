import { useKnownFee } from '@/lib/tokenProbe/useKnownFee';
import type { Currency } from '@/lib/tokens/currency';
import type { RemovalFees } from './receivedShare';

/**
 * What the two tokens of a removal keep on their way, as far as it is known. With AVAX the router gets
 * them first and sends them on; without, the pool sends them to the account.
 */
export function useRemovalFees(
  currencyA: Currency | undefined,
  currencyB: Currency | undefined,
): RemovalFees {
  const throughRouter = currencyA?.type === 'native' || currencyB?.type === 'native';
  const fees = [useTransferFees(currencyA), useTransferFees(currencyB)] as const;
  const onTheWay = ({ fromPool, fromRouter }: TransferFees) =>
    (throughRouter ? [fromPool, fromRouter] : [fromPool]).filter((bps) => bps > 0);
  return [onTheWay(fees[0]), onTheWay(fees[1])];
}

type TransferFees = { readonly fromPool: number; readonly fromRouter: number };

function useTransferFees(currency: Currency | undefined): TransferFees {
  return {
    fromPool: useKnownFee(currency, 'purchase'),
    fromRouter: useKnownFee(currency, 'transfer'),
  };
}
