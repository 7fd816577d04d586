import type { Address } from 'viem';
import type { ChainId } from '@/lib/base/networks/network';
import { resultOf } from '@/lib/chain/reads/readState';
import { SELDOM } from '@/lib/chain/reads/useChainReads';
import { useReadRecords } from '@/lib/chain/reads/useReadRecords';
import { pendingTokensRead } from '@/lib/exchange/rewards/pools/rewarderReads';
import type { RewardPool } from '@/lib/exchange/rewards/pools/rewardPool';
import { useRewarders } from '@/lib/exchange/rewards/pools/useRewarders';
import { useLatestReceiptBlock } from '@/lib/transactions/history/useLatestReceiptBlock';

/**
 * Reward pools with what the rewarder of a super farm owes an account. What any other rewarder owes
 * follows from the reward of the pool, which grows in each block: the screen of the farm reads it.
 */
export function useExtrasOf<Item extends { readonly pool: RewardPool }>(
  chainId: ChainId | undefined,
  items: readonly Item[],
  account: Address | undefined,
) {
  return useReadRecords(
    chainId,
    useRewarders(chainId, items),
    ({ pool, rewarder, infos }) => ({
      pending: pendingTokensRead(pool, {
        account,
        earned: 0n,
        rewarder: resultOf(infos) && resultOf(rewarder),
      }),
    }),
    { everyBlocks: SELDOM, sinceBlock: useLatestReceiptBlock(chainId, account) },
  );
}
