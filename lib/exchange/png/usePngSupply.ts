import { skipToken, useQuery } from '@tanstack/react-query';
import { useConfiguration } from '@/lib/base/configuration/useConfiguration';
import { AVALANCHE, type ChainId } from '@/lib/base/networks/network';
import { resultOf } from '@/lib/chain/reads/readState';
import { ONCE, useChainReads } from '@/lib/chain/reads/useChainReads';
import { fetchCirculatingSupply, knownTotalSupply, totalSupplyRead } from './pngSupply';

const FRESH_MS = 10 * 60 * 1000;

/** How much PNG there is, in its smallest unit. */
type PngSupply = {
  /** Undefined while unknown. */
  readonly total: bigint | undefined;
  /** Undefined while it is loading; null if no source reports it, as on Fuji. */
  readonly circulating: bigint | null | undefined;
};

/** How much PNG there is on a chain, and how much of it circulates. */
export function usePngSupply(chainId: ChainId | undefined): PngSupply {
  const loaded = useConfiguration();
  const host = loaded.status === 'ready' ? loaded.configuration.statsUrl : undefined;
  const isRequested = chainId === AVALANCHE && host !== undefined;
  const { data } = useQuery({
    queryKey: ['circulatingSupply', host],
    queryFn: isRequested ? ({ signal }) => fetchCirculatingSupply(host, signal) : skipToken,
    staleTime: FRESH_MS,
    retry: false,
  });
  const [total] = useChainReads(chainId, [chainId && totalSupplyRead(chainId)], {
    everyBlocks: ONCE,
  });
  return {
    total: (chainId && knownTotalSupply(chainId)) ?? resultOf(total),
    circulating: isRequested || loaded.status !== 'ready' ? data : null,
  };
}
