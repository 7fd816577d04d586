import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ChainId } from '@/lib/base/networks/network';
import { monotonicMs } from '@/lib/base/time/monotonicMs';
import { endpointFailure } from '@/lib/chain/rpc/endpointFailure';
import { outageOf } from '@/lib/chain/rpc/endpointHealth';
import { isOffline, useIsOffline } from '@/lib/chain/rpc/useIsOffline';
import { type FiguresMoment, isStaleAt, NOTHING_READ } from './freshness';
import { chainReader, useChainReader } from './useChainReader';
import { useReaderValue } from './useReaderValue';

/** What a screen shows about the age of its figures. */
export type ShownFreshness = {
  /** Whether the device is offline: no figure is read until it is back. */
  readonly isOffline: boolean;
  /**
   * Whether nothing can be signed with the figures: one was last read more than 30 s ago, or the
   * device is offline.
   */
  readonly isStale: boolean;
  /** Whether the latest attempt to read some figure failed. */
  readonly hasFailedReads: boolean;
  /** Why figures are not read, once that has lasted 4 s. A shorter problem is not shown. */
  readonly problem: unknown;
  /** When the oldest figure was read, while there is a problem or it is stale. By `monotonicMs`. */
  readonly readAtMs: number | undefined;
  /** Its age in whole seconds. */
  readonly ageSeconds: number | undefined;
};

const SECOND_MS = 1_000;
const GRACE_MS = 4_000;

/** The age of the figures of a chain, and the reason, if it should be shown. */
export function useFreshness(chainId: ChainId | undefined): ShownFreshness {
  const reader = useChainReader(chainId);
  const freshness = () => reader?.freshness ?? NOTHING_READ;
  const cause = useReaderValue(reader, () => {
    const causes = [chainId && outageOf(chainId), freshness().failure];
    return causes.find((cause) => cause && monotonicMs() - cause.sinceMs >= GRACE_MS)?.error;
  });
  // What a node answers is its own problem: its codes may be those of a wallet.
  const problem = cause && (endpointFailure(cause, { method: 'eth_call' }) ?? cause);
  const hasFailedReads = useReaderValue(reader, () => freshness().failure !== undefined) ?? false;
  const isOffline = useIsOffline();
  const isOld = useReaderValue(reader, () => isStaleAt(freshness(), monotonicMs())) ?? false;
  const isStale = isOffline || isOld;
  // Each block has another one: without a problem it would render the page for nothing.
  const readAtMs = useReaderValue(reader, () =>
    isStale || problem !== undefined ? freshness().oldest?.readAtMs : undefined,
  );
  const ageSeconds = useReaderValue(reader, () =>
    readAtMs === undefined ? undefined : Math.floor((monotonicMs() - readAtMs) / SECOND_MS),
  );
  return { isOffline, isStale, hasFailedReads, problem, readAtMs, ageSeconds };
}

/**
 * The block in which the oldest of a chain's figures was last read; undefined while there are none.
 * Apart from {@link useFreshness}, whose other values would render its callers more often.
 */
export function useFiguresBlock(chainId: ChainId | undefined): bigint | undefined {
  const reader = useChainReader(chainId);
  return useReaderValue(reader, () => reader?.freshness.oldest?.block);
}

type Reviewed = {
  readonly chainId: ChainId;
  /** Whether the figures of the review are those of the market now. */
  readonly isCurrent: boolean;
  /** When they were read before the review began. */
  readonly atClick: FiguresMoment | undefined;
};

/**
 * When the figures of a review were read. While they are those of the market, that is the moment of
 * the chain's figures; after that, the last one at which they were.
 */
export function useFiguresMoment({ chainId, isCurrent, atClick }: Reviewed) {
  const reader = useChainReader(chainId);
  const block = useFiguresBlock(chainId);
  const readAtMs = useReaderValue(reader, () => reader?.freshness.oldest?.readAtMs);
  const [last, setLast] = useState(atClick);
  const isNew = last?.block !== block || last?.readAtMs !== readAtMs;
  if (isCurrent && isNew && block !== undefined && readAtMs !== undefined)
    setLast({ block, readAtMs });
  return last;
}

/**
 * A function that returns whether nothing can be signed now: a figure of a chain on the page is too
 * old, or the device is offline. It checks when called, because the device may have slept since the
 * last render.
 */
export function useStaleCheck(): (chainId: ChainId) => boolean {
  const client = useQueryClient();
  return (chainId) =>
    isOffline() || isStaleAt(chainReader(client, chainId).freshness, monotonicMs());
}
