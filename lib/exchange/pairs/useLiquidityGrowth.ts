import { type QueryClient, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Address } from 'viem';
import type { ChainId } from '@/lib/base/networks/network';
import { useChainReader } from '@/lib/chain/reads/useChainReader';
import type { Growths } from './readLiquidityGrowth';

const FRESH_MS = 60 * 60 * 1000;
const NONE: Growths = new Map();

/**
 * How much some pairs have grown for each pool token, read once an hour at most, all together. What
 * the list of farms has read serves the screen of each farm, and of each pool.
 *
 * @param pairs - Contracts of pairs. Nothing is read while it is empty.
 * @returns A pair is undefined while unknown, and if no endpoint serves old blocks.
 */
export function useLiquidityGrowth(
  chainId: ChainId | undefined,
  pairs: readonly Address[],
): Growths {
  const client = useQueryClient();
  const reader = useChainReader(chainId);
  const isRequested = chainId !== undefined && pairs.length > 0;
  const { data } = useQuery({
    queryKey: ['liquidityGrowth', chainId, pairs.join()],
    queryFn: isRequested
      ? ({ signal }) => growthsOf({ chainId, pairs, block: reader?.latestBlock ?? 0n, signal })
      : skipToken,
    ...(isRequested && readBefore(client, chainId, pairs)),
    staleTime: FRESH_MS,
    gcTime: FRESH_MS,
    refetchInterval: FRESH_MS,
    retry: false,
    refetchOnWindowFocus: false,
  });
  return data ?? NONE;
}

type Requested = {
  readonly chainId: ChainId;
  readonly pairs: readonly Address[];
  readonly block: bigint;
  readonly signal: AbortSignal;
};

/**
 * The code is loaded on demand, because it is needed once an hour at most. That no endpoint serves
 * old blocks is an answer; after any other failure the next screen tries again.
 */
async function growthsOf(requested: Requested): Promise<Growths> {
  const { readLiquidityGrowth } = await import('./readLiquidityGrowth');
  try {
    return await readLiquidityGrowth(requested);
  } catch (error) {
    // Its class is in the code that was loaded on demand.
    if (error instanceof Error && error.name === 'NoOldBlockError')
      return new Map(requested.pairs.map((pair) => [pair, undefined]));
    requested.signal.throwIfAborted();
    console.error('Failed to load the growth of pools', error);
    throw error;
  }
}

/** An earlier answer that has all of some pairs. */
function readBefore(client: QueryClient, chainId: ChainId, pairs: readonly Address[]) {
  const queries = client.getQueryCache().findAll({ queryKey: ['liquidityGrowth', chainId] });
  for (const { state } of queries) {
    const { data, dataUpdatedAt } = state;
    if (data instanceof Map && pairs.every((pair) => data.has(pair)))
      return { initialData: (): Growths => data, initialDataUpdatedAt: dataUpdatedAt };
  }
  return {};
}
