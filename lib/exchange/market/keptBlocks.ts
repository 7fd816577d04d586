import { KEPT_EVERY, keptAtOrBefore } from '@/lib/chain/reads/oldState';

/** A span of a chart, and how long it is in seconds. */
export const SPAN_SECONDS = { day: 86_400, week: 604_800 } as const;

export type HistorySpan = keyof typeof SPAN_SECONDS;

/**
 * Blocks take 1 to 2 seconds. So the span began at the first distance at the earliest, and at the
 * second one at the latest; the others are for endpoints that keep less.
 */
const DISTANCES: Readonly<Record<HistorySpan, readonly bigint[]>> = {
  day: [86_400n, 43_200n, 16_384n, 64n],
  week: [604_800n, 302_400n, 86_400n, 64n],
};

/** The blocks to choose from when an endpoint is asked for an old state, the oldest first. */
export function probedBlocks(latest: bigint, span: HistorySpan): readonly bigint[] {
  const blocks = DISTANCES[span]
    .filter((distance) => distance < latest)
    .map((distance) => keptAtOrBefore(latest - distance));
  return [...new Set(blocks)].filter((block) => block > 0n);
}

/** The kept block next to the first one of a span, where a change since then is measured. */
export function keptStart(first: bigint): bigint {
  return keptAtOrBefore(first + KEPT_EVERY / 2n);
}

type Kept = {
  /** The span begins at this block. */
  readonly first: bigint;
  /** It ends before this one. */
  readonly end: bigint;
  /** How many blocks at most, above 0. */
  readonly most: number;
};

/**
 * The blocks of a span whose states are kept, the oldest first. If there are more than the most,
 * every second, third, fourth ... of all kept blocks: the same ones each time, whenever the span
 * begins.
 */
export function keptBlocks({ first, end, most }: Kept): readonly bigint[] {
  for (let every = KEPT_EVERY; ; every += KEPT_EVERY) {
    const start = ((first + every - 1n) / every) * every;
    const count = start >= end ? 0n : (end - start - 1n) / every + 1n;
    if (count <= BigInt(most))
      return Array.from({ length: Number(count) }, (_, index) => start + BigInt(index) * every);
  }
}
