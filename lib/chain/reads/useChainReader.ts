import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
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

/** What components read with. */
export type Reader = Pick<
  ChainReader,
  'latestBlock' | 'freshness' | 'subscribe' | 'statesOf' | 'watch' | 'doubtBlock'
> & {
  /** How many reads of a sweep it takes in each block, if not the usual number. */
  readonly sweptABlock?: { readonly watched: number; readonly others: number };
};

/** The reader of a chain itself. */
export function ownReader(reader: ChainReader): Reader {
  return reader;
}

/** What the components of a part of the page read with, given the reader of a chain. */
export const ReaderOf = createContext(ownReader);

/** The reader of a chain; undefined without a chain. */
export function useChainReader(chainId: ChainId | undefined): Reader | undefined {
  const client = useQueryClient();
  const readerOf = useContext(ReaderOf);
  return chainId === undefined ? undefined : readerOf(chainReader(client, chainId));
}
