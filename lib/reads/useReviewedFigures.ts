import { useState } from 'react';
import type { ChainId } from '@/lib/networks/network';
import { elapsedMs } from '@/lib/rpc/elapsedMs';
import { useChainReader } from './useChainReader';
import { useEachSecond } from './useEachSecond';
import { useFiguresBlock } from './useFiguresBlock';

const SECOND_MS = 1_000;

type Moment = { readonly block: bigint; readonly readAtMs: number };

/** The block of the figures of a review, and their age in whole seconds; absent without figures. */
export type ReviewedFigures = {
  readonly block: bigint | undefined;
  readonly ageSeconds: number | undefined;
};

/**
 * When the figures of a review were read. While they are those of the market, the oldest figure of
 * the chain counts; after that, the last moment at which they were. Renders again each second.
 */
export function useReviewedFigures(chainId: ChainId, isCurrent: boolean): ReviewedFigures {
  const reader = useChainReader(chainId);
  const block = useFiguresBlock(chainId);
  const readAtMs = useEachSecond(reader, () => reader?.freshness.oldestReadAtMs);
  const [last, setLast] = useState<Moment>();
  const isNew = last?.block !== block || last?.readAtMs !== readAtMs;
  if (isCurrent && isNew && block !== undefined && readAtMs !== undefined)
    setLast({ block, readAtMs });
  const ageSeconds = useEachSecond(
    reader,
    () => last && Math.floor((elapsedMs() - last.readAtMs) / SECOND_MS),
  );
  return { block: last?.block, ageSeconds };
}
