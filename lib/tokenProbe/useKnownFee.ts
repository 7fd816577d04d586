import type { Currency } from '@/lib/tokens/currency';
import type { ProbedTransfers } from './tokenProbe';
import { useKnownProbe } from './useKnownProbe';

/**
 * What a token keeps of each transfer, in whole basis points, as far as it is known: `sale`, on the
 * way to a pool; `purchase`, on the way from one; `transfer`, between the router and an account. 0
 * for a plain token, and while nothing is known.
 */
export function useKnownFee(
  currency: Currency | undefined,
  transfer: keyof ProbedTransfers,
): number {
  const probe = useKnownProbe(currency);
  const probed = probe?.kind === 'probed' ? probe[transfer] : undefined;
  return probed?.status === 'done' ? probed.feeBps : 0;
}
