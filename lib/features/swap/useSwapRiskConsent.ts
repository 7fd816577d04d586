import { useKnownFee } from '@/lib/exchange/tokenProbe/useKnownFee';
import { useKnownProbe } from '@/lib/exchange/tokenProbe/useKnownProbe';
import { useRiskConsent } from '@/lib/exchange/tokenProbe/useRiskConsent';
import { largestFeeBps } from '@/lib/exchange/trade/transferFees';
import type { SwapTerms } from './swapTerms';

type Swap = Pick<SwapTerms, 'trade' | 'output' | 'account'>;

/**
 * The consent to what the tokens of a reviewed swap would take: a large fee on one of its
 * transfers, or on a later sale of the bought token, or a sale that is refused.
 */
export function useSwapRiskConsent({ trade, output, account }: Swap) {
  const probe = useKnownProbe(output);
  const sale = probe?.kind === 'probed' ? probe.sale : undefined;
  const saleFeeBps = useKnownFee(output, 'toPool', account);
  return useRiskConsent({
    feeBps: Math.max(largestFeeBps(trade), saleFeeBps),
    unsellable: sale?.status === 'refused' ? [output] : [],
  });
}
