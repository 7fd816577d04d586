import type { ChainId } from '@/lib/base/networks/network';
import { elapsedMs } from '@/lib/chain/rpc/elapsedMs';
import { problemOf } from '@/lib/chain/rpc/endpointHealth';
import { endpointProblem } from '@/lib/chain/rpc/endpointProblem';
import { useIsOffline } from '@/lib/chain/rpc/useIsOffline';
import { isStaleAt, NOTHING_READ } from './freshness';
import { useChainReader } from './useChainReader';
import { useEachSecond } from './useEachSecond';

/** What a screen shows about the age of its figures. */
export type ShownFreshness = {
  /** Whether the device is offline: no figure is read until it is back. */
  readonly isOffline: boolean;
  /**
   * Whether nothing can be signed with the figures: one was last read more than 30 s ago, or the
   * device is offline.
   */
  readonly isStale: boolean;
  /**
   * Whether the latest attempt to read some figure failed. The screen then shows an earlier block.
   */
  readonly isSyncing: boolean;
  /** Why figures are not read, once that has lasted 4 s. A shorter problem is not shown. */
  readonly problem: unknown;
  /** The age of the oldest figure in whole seconds, while there is a problem or it is stale. */
  readonly ageSeconds: number | undefined;
};

const SECOND_MS = 1_000;
const PATIENCE_MS = 4_000;

/** The age of the figures of a chain, and the reason, if it should be shown. */
export function useFreshness(chainId: ChainId | undefined): ShownFreshness {
  const reader = useChainReader(chainId);
  const freshness = () => reader?.freshness ?? NOTHING_READ;
  const cause = useEachSecond(reader, () => {
    const causes = [chainId && problemOf(chainId), freshness().failure];
    return causes.find((cause) => cause && elapsedMs() - cause.sinceMs >= PATIENCE_MS)?.error;
  });
  // What a node answers is its own problem: its codes may be those of a wallet.
  const problem = cause && (endpointProblem(cause, { method: 'eth_call' }) ?? cause);
  const isSyncing = useEachSecond(reader, () => freshness().failure !== undefined) ?? false;
  const isOffline = useIsOffline();
  const isOld = useEachSecond(reader, () => isStaleAt(freshness(), elapsedMs())) ?? false;
  const isStale = isOffline || isOld;
  const ageSeconds = useEachSecond(reader, () => {
    const { oldestReadAtMs } = freshness();
    if (oldestReadAtMs === undefined || (!isStale && problem === undefined)) return undefined;
    return Math.floor((elapsedMs() - oldestReadAtMs) / SECOND_MS);
  });
  return { isOffline, isStale, isSyncing, problem, ageSeconds };
}
