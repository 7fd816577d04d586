import { useQuery } from '@tanstack/react-query';
import type { Currency } from '@/lib/tokens/currency';
import { type ProbeAnswer, probeKey } from './probeKey';
import type { TokenProbe } from './tokenProbe';

/**
 * What a probe of a currency has found, if one was made. Asks nothing: `useTokenProbe` does.
 */
export function useKnownProbe(currency: Currency | undefined): TokenProbe | undefined {
  const { data } = useQuery<ProbeAnswer>({ queryKey: probeKey(currency), enabled: false });
  return data?.probe;
}
