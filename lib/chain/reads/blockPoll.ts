import { hexToBigInt, isHex } from 'viem';
import type { ChainId } from '@/lib/base/networks/network';
import { monotonicMs } from '@/lib/base/time/monotonicMs';
import { askOthersIfDoubtful } from '@/lib/chain/rpc/askOthersIfDoubtful';
import { endOutage } from '@/lib/chain/rpc/endpointHealth';
import { askEndpoints } from '@/lib/chain/rpc/endpoints';
import { UndecodableResultError } from './readState';

type Options = {
  readonly readBlockNumber: () => Promise<bigint>;
  /** The time between the starts of two polls, in milliseconds. Called each time. */
  readonly intervalMs: () => number;
  /** Whether the page is hidden or the device is offline. */
  readonly isPaused: () => boolean;
  readonly onBlock: (blockNumber: bigint) => void;
};

/** Asks for the block number repeatedly, one request at a time. */
type BlockPoll = {
  /** Polls at once, unless a poll is in progress. */
  readonly wake: () => void;
  /** Schedules the next poll again, because the interval may have changed. */
  readonly retime: () => void;
  readonly stop: () => void;
};

const DEBOUNCE_MS = 100;

/**
 * Starts polling the block number. A paused poll waits for `wake`.
 *
 * If several numbers arrive within 100 ms, only the last is reported. A failed poll is only logged;
 * the page learns of it through the endpoints' health.
 */
export function startBlockPoll({
  readBlockNumber,
  intervalMs,
  isPaused,
  onBlock,
}: Options): BlockPoll {
  let next: ReturnType<typeof setTimeout> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let startedAtMs = 0;
  let isPolling = false;
  let isStopped = false;

  const report = (blockNumber: bigint) => {
    clearTimeout(timer);
    timer = setTimeout(() => onBlock(blockNumber), DEBOUNCE_MS);
  };

  const plan = () => {
    clearTimeout(next);
    next = setTimeout(poll, Math.ceil(Math.max(0, startedAtMs + intervalMs() - monotonicMs())));
  };

  async function poll(): Promise<void> {
    if (isPaused() || isPolling) return;
    isPolling = true;
    startedAtMs = monotonicMs();
    try {
      const blockNumber = await readBlockNumber();
      if (!isStopped) report(blockNumber);
    } catch (error) {
      console.error('Failed to get the block number', error);
    }
    isPolling = false;
    if (!isStopped) plan();
  }

  void poll();
  return {
    wake: () => {
      clearTimeout(next);
      void poll();
    },
    retime: () => {
      if (!isPolling) plan();
    },
    stop: () => {
      isStopped = true;
      clearTimeout(next);
      clearTimeout(timer);
    },
  };
}

/**
 * The latest block number of a chain, from its endpoints.
 *
 * @param doubt - Why a number is doubtful. The next endpoint is then asked as well.
 */
export async function readLatestBlock(
  chainId: ChainId,
  doubt: (polled: bigint) => Error | undefined,
): Promise<bigint> {
  const number = await askOthersIfDoubtful(
    (request, read) => askEndpoints(chainId, request, read),
    { method: 'eth_blockNumber' },
    { read: numberIn, doubt },
  );
  // A doubtful number is still an answer, so the endpoints are healthy.
  endOutage(chainId);
  return number;
}

function numberIn(answer: unknown): bigint {
  if (!isHex(answer) || answer === '0x') throw new UndecodableResultError(answer);
  return hexToBigInt(answer);
}
