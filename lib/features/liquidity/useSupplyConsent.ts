import type { Address } from 'viem';
import type { Currency } from '@/lib/base/tokens/currency';
import type { TokenProbe } from '@/lib/exchange/tokenProbe/tokenProbe';
import { useKnownFee } from '@/lib/exchange/tokenProbe/useKnownFee';
import { useKnownProbe } from '@/lib/exchange/tokenProbe/useKnownProbe';
import { useRiskConsent } from '@/lib/exchange/tokenProbe/useRiskConsent';
import type { AddTerms } from './addTerms';

/**
 * The consent to what the tokens of a reviewed addition would take, on their way into the pool and
 * out of it, and to a sale that is refused.
 */
export function useSupplyConsent({
  account,
  amounts: [a, b],
}: Pick<AddTerms, 'account' | 'amounts'>) {
  const [probeA, probeB] = [useKnownProbe(a.currency), useKnownProbe(b.currency)];
  const [feeA, feeB] = [useLargestFee(a.currency, account), useLargestFee(b.currency, account)];
  const refusedA = isSaleRefused(probeA) ? [a.currency] : [];
  return useRiskConsent({
    feeBps: Math.max(feeA, feeB),
    unsellable: [...refusedA, ...(isSaleRefused(probeB) ? [b.currency] : [])],
  });
}

function isSaleRefused(probe: TokenProbe | undefined): boolean {
  return probe?.kind === 'probed' && probe.sale.status === 'refused';
}

function useLargestFee(currency: Currency, account: Address): number {
  const feeIn = useKnownFee(currency, 'toPool', account);
  const feeOut = useKnownFee(currency, 'fromPool', account);
  return Math.max(feeIn, feeOut);
}
