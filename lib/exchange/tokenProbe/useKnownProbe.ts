import { useQuery } from '@tanstack/react-query';
import type { Currency } from '@/lib/base/tokens/currency';
import { type ProbeAnswer, probeKey, type TokenProbe } from './tokenProbe';

/**
 * The last successful probe of a currency, if there was one. An old fee, shown with its block, is
 * better than none. This hook starts no probe: `useTokenProbe` does.
 */
export function useKnownProbe(currency: Currency | undefined): TokenProbe | undefined {
  const { data } = useQuery<ProbeAnswer>({ queryKey: probeKey(currency), enabled: false });
  return data?.probe;
}
