import { useKnownFee } from '@/lib/tokenProbe/useKnownFee';
import type { Currency } from '@/lib/tokens/currency';
import type { TransferFees } from '@/lib/trade/trade';

/** What the two currencies of a swap keep of each transfer, as far as it is known. */
export function useTransferFees(
  input: Currency | undefined,
  output: Currency | undefined,
): TransferFees {
  return { sold: useKnownFee(input, 'sale'), bought: useKnownFee(output, 'purchase') };
}
