import type { ChainId } from '@/lib/base/networks/network';
import { isSettled, type ReadState, resultOf } from '@/lib/chain/reads/readState';
import { SELDOM } from '@/lib/chain/reads/useChainReads';
import { useReadRecords } from '@/lib/chain/reads/useReadRecords';
import { rewarderRead, rewardInfosRead } from './rewarderReads';
import type { RewardPool } from './rewardPool';

const READ_SELDOM = { everyBlocks: SELDOM };
const LOADING: ReadState<never> = { status: 'loading' };

/**
 * Reward pools with what their rewarders pay at a rate of their own. This costs one read for each
 * pool, and one more for one that has a rewarder.
 */
export function useRewarders<Item extends { readonly pool: RewardPool }>(
  chainId: ChainId | undefined,
  items: readonly Item[],
) {
  const found = useReadRecords(
    chainId,
    items,
    ({ pool }) => ({ rewarder: rewarderRead(pool) }),
    READ_SELDOM,
  );
  const described = useReadRecords(
    chainId,
    found,
    ({ rewarder }) => ({ infos: rewardInfosRead(resultOf(rewarder)) }),
    READ_SELDOM,
  );
  return described.map((each) => ({
    ...each,
    extraPeriods: isSettled(each.rewarder) ? each.infos : LOADING,
  }));
}
