import { useKnownProbe } from '@/lib/tokenProbe/useKnownProbe';
import { useRiskConsent } from '@/lib/tokenProbe/useRiskConsent';
import { largestFeeBps } from '@/lib/trade/transferFees';
import type { ProposedSwap } from './proposedSwap';

/**
 * The consent to what the tokens of a reviewed swap would take: a large fee on one of its
 * transfers, or on a later sale of the bought token, or a sale that is refused.
 */
export function useFeeConsent({ trade, output }: Pick<ProposedSwap, 'trade' | 'output'>) {
  const probe = useKnownProbe(output);
  const sale = probe?.kind === 'probed' ? probe.sale : undefined;
  const saleFeeBps = sale?.status === 'done' ? sale.feeBps : 0;
  return useRiskConsent({
    feeBps: Math.max(largestFeeBps(trade), saleFeeBps),
    unsellable: sale?.status === 'refused' ? output : undefined,
  });
}
