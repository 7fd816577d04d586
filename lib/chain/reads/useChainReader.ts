import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { ChainId } from '@/lib/base/networks/network';
import { askEndpoints } from '@/lib/chain/rpc/endpoints';
import { isPagePaused } from '@/lib/chain/rpc/usePagePause';
import { ChainReader } from './chainReader';
import { preparedAnswers } from './firstAnswers';

const readers = new WeakMap<QueryClient, Map<ChainId, ChainReader>>();

/** The reader of a chain, shared by all callers. */
export function chainReader(client: QueryClient, chainId: ChainId): ChainReader {
  const ofClient = readers.get(client) ?? new Map<ChainId, ChainReader>();
  readers.set(client, ofClient);
  const known = ofClient.get(chainId);
  if (known !== undefined) return known;
  const reader = new ChainReader({
    chainId,
    client,
    ask: (request, read) => askEndpoints(chainId, request, read),
    isPaused: isPagePaused,
  });
  const first = preparedAnswers(chainId);
  if (first !== undefined) reader.recordFirst(first);
  ofClient.set(chainId, reader);
  return reader;
}

/** The reader of a chain; undefined without a chain. */
export function useChainReader(chainId: ChainId | undefined): ChainReader | undefined {
  const client = useQueryClient();
  return chainId === undefined ? undefined : chainReader(client, chainId);
}
