import { skipToken, useQueries } from '@tanstack/react-query';
import { useConfiguration } from '@/lib/base/configuration/useConfiguration';
import { useBlockNumber } from '@/lib/chain/reads/useBlockNumber';
import { useChainReader } from '@/lib/chain/reads/useChainReader';
import type { Creation, LoggedProposal } from './creation';
import { GOVERNANCE_CHAIN_ID } from './governorReads';
import type { Proposal } from './proposal';

/** A search that failed is repeated after this time. */
const RETRY_MS = 60_000;

/** What is known of a proposal's creation. */
export type CreationResult =
  | { readonly status: 'found'; readonly creation: Creation }
  /** `failed`: no endpoint has its log where it should be. It is searched for again. */
  | { readonly status: 'loading' | 'failed' };

/** The creations of proposals, in their order. What was found is kept on this device. */
export function useCreations(proposals: readonly Proposal[]): readonly CreationResult[] {
  const loaded = useConfiguration();
  const reader = useChainReader(GOVERNANCE_CHAIN_ID);
  const isReady = useBlockNumber(GOVERNANCE_CHAIN_ID) !== undefined && loaded.status === 'ready';
  const subgraph = loaded.status === 'ready' ? loaded.configuration.blocksUrl : undefined;
  return useQueries({
    queries: proposals.map(({ id, proposer, startTime }) => ({
      queryKey: ['proposalCreation', String(id), String(startTime)],
      queryFn: isReady
        ? ({ signal }: { signal: AbortSignal }) =>
            loadCreation({
              ...{ proposal: { id, proposer, startTime }, subgraph, signal },
              latest: reader?.latestBlock ?? 0n,
            })
        : skipToken,
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: Number.POSITIVE_INFINITY,
      retry: false,
      refetchOnWindowFocus: false,
      refetchInterval: ({ state }: { state: { status: string } }) =>
        state.status === 'error' ? RETRY_MS : (false as const),
    })),
    combine: (results) =>
      results.map(({ data, errorUpdateCount }): CreationResult => {
        if (data) return { status: 'found', creation: data };
        // A search that failed has not succeeded while it is repeated.
        return { status: errorUpdateCount > 0 ? 'failed' : 'loading' };
      }),
  });
}

type Search = {
  readonly proposal: LoggedProposal;
  readonly subgraph: string | undefined;
  readonly latest: bigint;
  readonly signal: AbortSignal;
};

/** The code of the search is loaded on demand: it is needed once for each proposal and device. */
async function loadCreation(search: Search): Promise<Creation> {
  const { proposal, signal } = search;
  const { storeCreation, storedCreation } = await import('./storedCreations');
  const kept = await storedCreation(proposal);
  if (kept) return kept;
  const { findCreation } = await import('./findCreation');
  try {
    const creation = await findCreation(search);
    await storeCreation(proposal, creation);
    return creation;
  } catch (error) {
    signal.throwIfAborted();
    console.error('Failed to load the text of a proposal', String(proposal.id), error);
    throw error;
  }
}
