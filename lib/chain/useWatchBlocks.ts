import { onlineManager } from '@tanstack/react-query';
import { useStore } from 'jotai';
import { useEffect } from 'react';
import { getBlockNumber } from 'viem/actions';
import type { ChainId } from '@/lib/networks/network';
import { raiseLatestBlockAtom } from './atoms';
import { startBlockPoll } from './blockPoll';
import { chainClient } from './clients';
import { endpointHealth, isRateLimited, subscribeToEndpointHealth } from './endpointHealth';
import { useMoveReadBlock } from './useMoveReadBlock';

const INTERVAL_MS = 2_000;
const RATE_LIMITED_INTERVAL_MS = 15_000;

/**
 * Keeps the block numbers of a chain up to date while the page can be seen and is online: every 2 s,
 * or every 15 s while its endpoints ask to be left alone. To be mounted once.
 */
export function useWatchBlocks(chainId: ChainId | undefined): void {
  const store = useStore();
  useEffect(() => {
    if (chainId === undefined) return;
    const poll = startBlockPoll({
      readBlockNumber: () => getBlockNumber(chainClient(chainId)),
      intervalMs: () =>
        isRateLimited(endpointHealth(chainId)) ? RATE_LIMITED_INTERVAL_MS : INTERVAL_MS,
      isPaused: () => document.hidden || !onlineManager.isOnline(),
      onBlock: (blockNumber) => store.set(raiseLatestBlockAtom, chainId, blockNumber),
    });
    const stops = [
      poll.stop,
      subscribeToEndpointHealth(poll.retime),
      onlineManager.subscribe(poll.wake),
    ];
    document.addEventListener('visibilitychange', poll.wake);
    return () => {
      for (const stop of stops) stop();
      document.removeEventListener('visibilitychange', poll.wake);
    };
  }, [chainId, store]);
  useMoveReadBlock(chainId);
}
