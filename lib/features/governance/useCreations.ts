import { skipToken, useQueries } from '@tanstack/react-query';
import { useConfiguration } from '@/lib/base/configuration/useConfiguration';
import { AVALANCHE } from '@/lib/base/networks/network';
import { useFromBlockNumber } from '@/lib/chain/reads/useBlockNumber';
import { useChainReader } from '@/lib/chain/reads/useChainReader';
import { untilPageActive } from '@/lib/chain/rpc/usePagePause';
import {
  type CreationResult,
  creationResult,
  nextSearchMs,
  type SearchState,
} from './creationResult';
import { loadCreation } from './loadCreation';
import type { Proposal } from './proposal';

/** The creations of proposals, in their order. What was found is kept on this device. */
export function useCreations(proposals: readonly Proposal[]): readonly CreationResult[] {
  const loaded = useConfiguration();
  const reader = useChainReader(AVALANCHE);
  const hasBlock = useFromBlockNumber(AVALANCHE, (block) => block !== undefined);
  const isReady = hasBlock && loaded.status === 'ready';
  const subgraph = loaded.status === 'ready' ? loaded.configuration.blocksUrl : undefined;
  return useQueries({
    queries: proposals.map(({ id, proposer, startTime }) => ({
      queryKey: ['proposalCreation', String(id), String(startTime)],
      queryFn: isReady
        ? ({ signal }: { signal: AbortSignal }) =>
            loadCreation({
              ...{ proposal: { id, proposer, startTime }, subgraph, signal },
              latest: reader?.latestBlock ?? 0n,
              untilActive: untilPageActive,
            })
        : skipToken,
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: Number.POSITIVE_INFINITY,
      retry: false,
      refetchOnWindowFocus: false,
      refetchInterval: ({ state }: { state: SearchState }) => nextSearchMs(state),
    })),
    combine: (results) => results.map(creationResult),
  });
}
