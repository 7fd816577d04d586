import { skipToken, useQuery } from '@tanstack/react-query';
import { useChainReader } from '@/lib/chain/reads/useChainReader';
import type { TokenPair } from '@/lib/exchange/pairs/pair';
import type { HistoryRead, MarketRead } from './historyRead';
import type { HistorySpan } from './keptBlocks';
import { MARKET_QUERY } from './marketQuery';
import { MARKET_REQUESTS } from './useMarketRequests';

const READING = { status: 'reading' } as const;
const FAILED = { status: 'unavailable', why: 'failed' } as const;
/** The last hour is read anew every five minutes: twelve POSTs an hour. */
const LAST_HOUR_MS = 5 * 60 * 1000;

/** What the pairs of one path held within a span, which only that path reads. */
export function usePathPairs(
  pairs: readonly TokenPair[],
  span: HistorySpan | 'hour',
  isWanted: boolean,
): HistoryRead {
  const chainId = pairs[0]?.[0].chainId;
  const reader = useChainReader(chainId);
  const addresses = pairs.map((pair) => pair.map(({ address }) => address.toLowerCase()).join());
  const freshMs = (read: MarketRead | undefined) =>
    span === 'hour' && read?.status !== 'unavailable' ? LAST_HOUR_MS : MARKET_QUERY.staleTime;
  const { data, isError } = useQuery({
    queryKey: ['pathPairs', chainId, span, addresses.toSorted().join(' ')],
    queryFn:
      isWanted && chainId
        ? () => read({ chainId, span, pairs, block: reader?.latestBlock ?? 0n })
        : skipToken,
    ...MARKET_QUERY,
    staleTime: ({ state }) => freshMs(state.data),
    refetchInterval: ({ state }) => freshMs(state.data),
  });
  return data ?? (isError ? FAILED : READING);
}

/** The code is loaded on demand. */
async function read(
  requested: Omit<Parameters<typeof import('./readMarketHistory').readPathPairs>[0], 'requests'>,
): Promise<MarketRead> {
  const { readPathPairs } = await import('./readMarketHistory');
  return readPathPairs({ ...requested, requests: MARKET_REQUESTS });
}
