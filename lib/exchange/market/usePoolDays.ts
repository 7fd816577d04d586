import { type QueryClient, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Address } from 'viem';
import type { ChainId } from '@/lib/base/networks/network';
import { useFromBlockNumber } from '@/lib/chain/reads/useBlockNumber';
import { useChainReader } from '@/lib/chain/reads/useChainReader';
import { MARKET_QUERY } from './marketQuery';
import type { PoolDays } from './readPoolDays';
import { MARKET_REQUESTS } from './useMarketRequests';

/**
 * What was traded in some pools in about a day, read in two POSTs, once an hour at most. What a list
 * has read serves the view of each pool.
 *
 * @param pairs - Contracts of pairs, the most valuable first: with more than 64, the others have
 *   no answer. Nothing is read while it is empty.
 * @returns undefined while it is read.
 */
export function usePoolDays(
  chainId: ChainId | undefined,
  pairs: readonly Address[],
  isWanted: boolean,
): PoolDays | undefined {
  const client = useQueryClient();
  const reader = useChainReader(chainId);
  const hasBlock = useFromBlockNumber(chainId, (block) => block !== undefined);
  const isAsked = isWanted && hasBlock && chainId !== undefined && pairs.length > 0;
  const { data } = useQuery({
    queryKey: ['poolDays', chainId, pairs.join()],
    queryFn: isAsked ? () => read(chainId, pairs, reader?.latestBlock ?? 0n) : skipToken,
    ...MARKET_QUERY,
    ...(isAsked && readBefore(client, chainId, pairs)),
  });
  return data;
}

/** The code is loaded on demand. */
async function read(chainId: ChainId, pairs: readonly Address[], block: bigint): Promise<PoolDays> {
  const { readPoolDays } = await import('./readPoolDays');
  return readPoolDays(chainId, pairs, { block, requests: MARKET_REQUESTS });
}

/** An earlier answer that has all of some pairs. */
function readBefore(client: QueryClient, chainId: ChainId, pairs: readonly Address[]) {
  const queries = client.getQueryCache().findAll({ queryKey: ['poolDays', chainId] });
  for (const { state } of queries) {
    const { data, dataUpdatedAt } = state;
    if (data instanceof Map && pairs.every((pair) => data.has(pair.toLowerCase())))
      return { initialData: (): PoolDays => data, initialDataUpdatedAt: dataUpdatedAt };
  }
  return {};
}
