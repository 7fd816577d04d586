import type { TokenProbe } from '@/lib/tokenProbe/tokenProbe';
import { useKnownProbe } from '@/lib/tokenProbe/useKnownProbe';
import { useRiskConsent } from '@/lib/tokenProbe/useRiskConsent';
import type { ProposedAdd } from './proposals';

/**
 * The consent to what the tokens of a reviewed addition would take, on their way into the pool and
 * out of it, and to a sale that is refused.
 */
export function useSupplyConsent({ amounts: [a, b] }: Pick<ProposedAdd, 'amounts'>) {
  const [probeA, probeB] = [useKnownProbe(a.currency), useKnownProbe(b.currency)];
  const refusedA = isSaleRefused(probeA) ? a.currency : undefined;
  return useRiskConsent({
    feeBps: Math.max(largestFee(probeA), largestFee(probeB)),
    unsellable: refusedA ?? (isSaleRefused(probeB) ? b.currency : undefined),
  });
}

function isSaleRefused(probe: TokenProbe | undefined): boolean {
  return probe?.kind === 'probed' && probe.sale.status === 'refused';
}

function largestFee(probe: TokenProbe | undefined): number {
  if (probe?.kind !== 'probed') return 0;
  const fees = [probe.purchase, probe.sale].map((one) => (one.status === 'done' ? one.feeBps : 0));
  return Math.max(...fees);
}
