import { useQuery } from '@tanstack/react-query';
import type { Currency } from '@/lib/tokens/currency';
import { type ProbeAnswer, probeKey } from './probeKey';
import type { TokenProbe } from './tokenProbe';

/**
 * What the last probe of a currency found, if one was made. It stays until another one succeeds: an
 * old fee, shown with its block, is better than none. Asks nothing: `useTokenProbe` does.
 */
export function useKnownProbe(currency: Currency | undefined): TokenProbe | undefined {
  const { data } = useQuery<ProbeAnswer>({ queryKey: probeKey(currency), enabled: false });
  return data?.probe;
}
