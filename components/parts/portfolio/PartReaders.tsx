import { memo, useEffect, useState } from 'react';
import type { Address } from 'viem';
import type { ChainId } from '@/lib/base/networks/network';
import { useArePairsReady } from '@/lib/exchange/pairs/useArePairsReady';
import type { PortfolioReads } from '@/lib/features/portfolio/portfolio';
import {
  useFarmRewardsPart,
  useFarmsPart,
  usePositionsPart,
  useStakesPart,
  useTokensPart,
} from '@/lib/features/portfolio/useParts';

type Reads = Partial<PortfolioReads>;
type Props = {
  chainId: ChainId;
  account: Address;
  /** Called with what was read. The same function at each render. */
  onRead: (reads: Reads) => void;
};

type UsePart = (chainId: ChainId, account: Address) => Reads;

const PARTS: readonly (readonly [name: keyof PortfolioReads, usePart: UsePart])[] = [
  ['tokens', useTokensPart],
  ['positions', usePositionsPart],
  ['farms', useFarmsPart],
  ['stakes', useStakesPart],
  ['farmRewards', useFarmRewardsPart],
];

/**
 * Reads what an account has. Each part is a component that shows nothing, and they begin one after
 * the other, so that no task is long: an account may have a thousand pairs to be searched.
 */
export function PartReaders(props: Props) {
  const areReady = useArePairsReady(props.chainId);
  const begun = useCountTo(areReady ? PARTS.length : 0);
  return PARTS.slice(0, begun).map(([name, usePart]) => (
    <PartReader key={name} {...props} usePart={usePart} />
  ));
}

/** Reads a part. It renders alone when that changes, without the panel. */
const PartReader = memo(function PartReader({
  chainId,
  account,
  onRead,
  usePart,
}: Props & { usePart: UsePart }) {
  const part = usePart(chainId, account);
  useEffect(() => onRead(part));
  return null;
});

/** Counts up to a number, one in each task. */
function useCountTo(last: number): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (count >= last) return;
    const timer = setTimeout(() => setCount(count + 1), 0);
    return () => clearTimeout(timer);
  }, [count, last]);
  return count;
}
