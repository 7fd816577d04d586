import { skipToken, useQueries } from '@tanstack/react-query';
import { useConfiguration } from '@/lib/base/configuration/useConfiguration';
import { AVALANCHE } from '@/lib/base/networks/network';
import { useBlockNumber } from '@/lib/chain/reads/useBlockNumber';
import { useChainReader } from '@/lib/chain/reads/useChainReader';
import type { Creation, FoundCreation, LoggedProposal } from './creation';
import type { Proposal } from './proposal';

/** A search that failed, or that an endpoint did not answer, is repeated after this time. */
const RETRY_MS = 60_000;

/** So often is a text searched for whose confirmation fails. */
const MAX_SEARCHES = 3;

/** What is known of a proposal's creation. */
export type CreationResult =
  | { readonly status: 'found'; readonly creation: Creation }
  /** `failed`: no endpoint has its log where it should be. It is searched for again. */
  | { readonly status: 'loading' | 'failed' };

/** The creations of proposals, in their order. What was found is kept on this device. */
export function useCreations(proposals: readonly Proposal[]): readonly CreationResult[] {
  const loaded = useConfiguration();
  const reader = useChainReader(AVALANCHE);
  const isReady = useBlockNumber(AVALANCHE) !== undefined && loaded.status === 'ready';
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
      refetchInterval: ({ state }: { state: SearchState }) =>
        state.status === 'error' || isUnconfirmed(state) ? RETRY_MS : (false as const),
    })),
    combine: (results) =>
      results.map(({ data, error, errorUpdateCount }): CreationResult => {
        const isContradicted = error?.name === 'ContradictoryLogsError';
        if (data && !isContradicted) return { status: 'found', creation: data.creation };
        // A search that failed has not succeeded while it is repeated.
        return { status: errorUpdateCount > 0 ? 'failed' : 'loading' };
      }),
  });
}

type SearchState = {
  readonly status: string;
  readonly data: FoundCreation | undefined;
  readonly dataUpdateCount: number;
};

function isUnconfirmed({ data, dataUpdateCount }: SearchState): boolean {
  return data?.isFinal === false && dataUpdateCount < MAX_SEARCHES;
}

type Search = {
  readonly proposal: LoggedProposal;
  readonly subgraph: string | undefined;
  readonly latest: bigint;
  readonly signal: AbortSignal;
};

/** The code of the search is loaded on demand: it is needed once for each proposal and device. */
async function loadCreation(search: Search): Promise<FoundCreation> {
  const { proposal, signal } = search;
  const { storeCreation, storedCreation } = await import('./storedCreations');
  const kept = await storedCreation(proposal);
  if (kept) return { creation: kept, isFinal: true };
  const { findCreation } = await import('./findCreation');
  try {
    const found = await findCreation(search);
    if (found.isFinal) await storeCreation(proposal, found.creation);
    return found;
  } catch (error) {
    signal.throwIfAborted();
    console.error('Failed to load the text of a proposal', String(proposal.id), error);
    throw error;
  }
}
