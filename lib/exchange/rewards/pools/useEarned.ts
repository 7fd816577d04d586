import type { ChainId } from '@/lib/base/networks/network';
import { type ReadState, resultOf } from '@/lib/chain/reads/readState';
import { useReadRecords } from '@/lib/chain/reads/useReadRecords';
import type { earnedRead } from './rewardReads';

type EarnedOptions<Item> = {
  /** The read of an item; undefined while it is not wanted. */
  readonly readOf: (item: Item) => ReturnType<typeof earnedRead>;
  /** How often a reward of zero is read. */
  readonly everyBlocks: number;
  readonly sinceBlock: bigint | undefined;
  /** Whether a reward of zero grows, because there is a stake; without it, none does. */
  readonly hasStake?: (item: Item) => boolean;
};

/**
 * Items with the reward that an account is owed. One that is above zero, or grows, is read in each
 * block.
 */
export function useEarned<Item extends object>(
  chainId: ChainId | undefined,
  items: readonly Item[],
  { readOf, everyBlocks, sinceBlock, hasStake = () => false }: EarnedOptions<Item>,
): readonly (Item & { readonly earned: ReadState<bigint> })[] {
  const earning = useReadRecords(chainId, items, (each) => ({ earned: readOf(each) }), {
    everyBlocks,
    sinceBlock,
  });
  // The result is unused: a call in two lists is read once, as often as the more frequent list
  // asks. This list refreshes `earned` in each block.
  const live = earning.filter((each) => hasStake(each) || (resultOf(each.earned) ?? 0n) > 0n);
  useReadRecords(chainId, live, (each) => ({ refreshed: readOf(each) }));
  return earning;
}
