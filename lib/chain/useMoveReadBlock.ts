import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useStore } from 'jotai';
import { useEffect } from 'react';
import type { ChainId } from '@/lib/networks/network';
import { latestBlockAtoms, readBlockAtoms } from './atoms';
import { chainReadsKey } from './chainReadsKey';
import { readBlockAt, readBlockWaitMs } from './readBlock';

/** Moves a chain's read block to its latest one when that is due. To be mounted once. */
export function useMoveReadBlock(chainId: ChainId | undefined): void {
  const store = useStore();
  const client = useQueryClient();
  useEffect(() => {
    if (chainId === undefined) return;
    let nextLook: ReturnType<typeof setTimeout> | undefined;

    const look = () => {
      clearTimeout(nextLook);
      const current = store.get(readBlockAtoms[chainId]);
      const latest = store.get(latestBlockAtoms[chainId]);
      if (latest === current?.number) return;
      const isSettled = areReadsSettled(client, chainId);
      const moment = { latest, nowMs: Date.now(), isSettled, isHidden: document.hidden };
      store.set(readBlockAtoms[chainId], readBlockAt(current, moment));
      const waitMs = readBlockWaitMs(current, moment);
      if (waitMs !== undefined && waitMs > 0) nextLook = setTimeout(look, waitMs);
    };

    const stopBlocks = store.sub(latestBlockAtoms[chainId], look);
    const stopReads = client.getQueryCache().subscribe(({ type }) => {
      if (type === 'updated') look();
    });
    document.addEventListener('visibilitychange', look);
    look();
    return () => {
      clearTimeout(nextLook);
      stopBlocks();
      stopReads();
      document.removeEventListener('visibilitychange', look);
    };
  }, [chainId, client, store]);
}

/** Whether every read that somebody waits for has succeeded, or failed once. */
function areReadsSettled(client: QueryClient, chainId: ChainId): boolean {
  return client
    .getQueryCache()
    .findAll({ queryKey: chainReadsKey(chainId), type: 'active' })
    .every(({ state }) => state.status !== 'pending' || state.fetchFailureCount > 0);
}
