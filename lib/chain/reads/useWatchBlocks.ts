import { onlineManager, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ChainId } from '@/lib/base/networks/network';
import { monotonicMs } from '@/lib/base/time/monotonicMs';
import {
  endOutage,
  isRateLimited,
  outageOf,
  subscribeToOutages,
} from '@/lib/chain/rpc/endpointHealth';
import { resetBackoffs } from '@/lib/chain/rpc/endpoints';
import { isPagePaused } from '@/lib/chain/rpc/usePagePause';
import { readLatestBlock, startBlockPoll } from './blockPoll';
import type { ChainReader } from './chainReader';
import { takeFirstAnswers } from './firstAnswers';
import { onRetryNow } from './retryNow';
import { chainReader } from './useChainReader';

const INTERVAL_MS = 2_000;
const RATE_LIMITED_INTERVAL_MS = 15_000;

/**
 * Follows the blocks of a chain while the page is visible and online. It polls the number every 2
 * s, or every 15 s while the endpoints rate-limit, and at once on the user's retry and when the
 * device is back online. Mount it once.
 */
export function useWatchBlocks(chainId: ChainId | undefined): void {
  const client = useQueryClient();
  useEffect(() => {
    if (chainId === undefined) return;
    const reader = chainReader(client, chainId);
    const poll = startBlockPoll({
      readBlockNumber: () => blockNumberFor(reader, chainId),
      intervalMs: () =>
        isRateLimited(outageOf(chainId), monotonicMs()) ? RATE_LIMITED_INTERVAL_MS : INTERVAL_MS,
      isPaused: isPagePaused,
      onBlock: (blockNumber) => reader.recordBlock(blockNumber),
    });
    const wake = () => {
      poll.wake();
      reader.wake();
    };
    const askNow = () => resetBackoffs(chainId).then(wake, wake);
    const resume = (isOnline: boolean) => {
      if (!isOnline) return;
      // What failed while the device was offline says nothing about the endpoints.
      endOutage(chainId);
      reader.resume();
      void askNow();
    };
    const stops = [
      poll.stop,
      subscribeToOutages(poll.retime),
      onlineManager.subscribe(resume),
      onRetryNow(chainId, askNow),
    ];
    document.addEventListener('visibilitychange', wake);
    return () => {
      for (const stop of stops) stop();
      document.removeEventListener('visibilitychange', wake);
    };
  }, [chainId, client]);
}

/** The latest block number: with the document's first answers, or else as endpoints report it. */
async function blockNumberFor(reader: ChainReader, chainId: ChainId): Promise<bigint> {
  const first = await takeFirstAnswers(chainId);
  if (first === undefined) return readLatestBlock(chainId, (polled) => reader.doubtBlock(polled));
  reader.recordFirst(first);
  return first.blockNumber;
}
