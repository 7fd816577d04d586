import { useQuery } from '@tanstack/react-query';
import { useBlockNumber } from '@/lib/reads/useBlockNumber';
import type { Currency } from '@/lib/tokens/currency';
import { type ProbeAnswer, probeKey } from './probeKey';
import type { TokenProbe } from './tokenProbe';

/** Some minutes. An older fee may have changed, so no figure is computed with it. */
const OLDEST_BLOCKS = 200n;

/**
 * What a probe of a currency found lately, if one was made. Asks nothing: `useTokenProbe` does.
 */
export function useKnownProbe(currency: Currency | undefined): TokenProbe | undefined {
  const { data } = useQuery<ProbeAnswer>({ queryKey: probeKey(currency), enabled: false });
  const probe = data?.probe;
  const block = useBlockNumber(probe?.kind === 'probed' ? currency?.chainId : undefined);
  if (probe?.kind !== 'probed' || block === undefined) return probe;
  return block - probe.block > OLDEST_BLOCKS ? undefined : probe;
}
