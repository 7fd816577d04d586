import { useState } from 'react';
import type { ChainId } from '@/lib/base/networks/network';
import type { FiguresMoment } from './figuresMoment';
import { useChainReader } from './useChainReader';
import { useEachSecond } from './useEachSecond';
import { useFiguresBlock } from './useFiguresBlock';

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
  const readAtMs = useEachSecond(reader, () => reader?.freshness.oldestReadAtMs);
  const [last, setLast] = useState(atClick);
  const isNew = last?.block !== block || last?.readAtMs !== readAtMs;
  if (isCurrent && isNew && block !== undefined && readAtMs !== undefined)
    setLast({ block, readAtMs });
  return last;
}
