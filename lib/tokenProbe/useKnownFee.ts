import type { Currency } from '@/lib/tokens/currency';
import { useKnownProbe } from './useKnownProbe';

/**
 * What a token keeps of each transfer, in whole basis points, as far as it is known: `sale`, on the way
 * to a pool; `purchase`, on the way from one. 0 for a plain token, and while nothing is known.
 */
export function useKnownFee(currency: Currency | undefined, side: 'sale' | 'purchase'): number {
  const probe = useKnownProbe(currency);
  const trade = probe?.kind === 'probed' ? probe[side] : undefined;
  return trade?.status === 'done' ? trade.feeBps : 0;
}
