import type { TokenProbe } from '@/lib/tokenProbe/tokenProbe';
import { useKnownProbe } from '@/lib/tokenProbe/useKnownProbe';
import type { Currency } from '@/lib/tokens/currency';
import type { TransferFees } from '@/lib/trade/trade';

/** What the two currencies of a swap keep of each transfer, as far as it is known. */
export function useTransferFees(
  input: Currency | undefined,
  output: Currency | undefined,
): TransferFees {
  const [paid, received] = [useKnownProbe(input), useKnownProbe(output)];
  return { sold: feeBps(paid, 'sale'), bought: feeBps(received, 'purchase') };
}

function feeBps(probe: TokenProbe | undefined, side: 'sale' | 'purchase'): number {
  const trade = probe?.kind === 'probed' ? probe[side] : undefined;
  return trade?.status === 'done' ? trade.feeBps : 0;
}
