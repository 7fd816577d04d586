import { skipToken, useQuery } from '@tanstack/react-query';
import type { Address } from 'viem';
import type { ChainId } from '@/lib/base/networks/network';
import { useChainReader } from '@/lib/chain/reads/useChainReader';
import { MARKET_QUERY } from './marketQuery';
import type { RecentTrade } from './readPoolTrades';
import { MARKET_REQUESTS } from './useMarketRequests';

/** For so long, whoever looks again sees the same. */
const FRESH_MS = 60_000;

/**
 * The trades of a pool in the last hour, the newest first: read once it is wanted, and again a
 * minute later at the earliest, when it is next shown.
 */
export function usePoolTrades(chainId: ChainId, pair: Address, isWanted: boolean) {
  const reader = useChainReader(chainId);
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['poolTrades', chainId, pair],
    queryFn: isWanted
      ? ({ signal }) => read(chainId, { pair, block: reader?.latestBlock ?? 0n, signal })
      : skipToken,
    ...MARKET_QUERY,
    staleTime: FRESH_MS,
    refetchInterval: false,
    refetchOnReconnect: false,
  });
  return {
    trades: data,
    hasFailed: isError && !isFetching,
    readAgain: () => void refetch(),
  };
}

type Asked = Omit<
  Parameters<typeof import('./readPoolTrades').readPoolTrades>[0],
  'chainId' | 'ask'
>;

/** The code is loaded on demand: few look at the trades of others. */
async function read(chainId: ChainId, asked: Asked): Promise<readonly RecentTrade[]> {
  const { readPoolTrades } = await import('./readPoolTrades');
  return readPoolTrades({ chainId, ask: MARKET_REQUESTS.askForLogs, ...asked });
}
