import type { Address } from 'viem';
import type { ChainId } from '@/lib/base/networks/network';
import { hasNoUsableAnswer } from '@/lib/chain/reads/readState';
import { SELDOM } from '@/lib/chain/reads/useChainReads';
import { useReadRecords } from '@/lib/chain/reads/useReadRecords';
import { earnedRead, stakedRead } from '@/lib/exchange/rewards/pools/rewardReads';
import { useEarned } from '@/lib/exchange/rewards/pools/useEarned';
import { useLatestReceiptBlock } from '@/lib/transactions/history/useLatestReceiptBlock';
import { farmsOn } from './farmCatalogue';
import { useFarmPools } from './useFarmPools';

/**
 * The farms of all versions, each with what it owes an account; none without an account. What a
 * farm owes is read in each block, once it owes something. What is staked is read only in a farm
 * that fails to report its reward.
 */
export function useEarnedInFarms(chainId: ChainId | undefined, account: Address | undefined) {
  const found = useFarmPools(chainId, farmsOn(account && chainId));
  const seldom = {
    everyBlocks: SELDOM,
    sinceBlock: useLatestReceiptBlock(chainId, account),
  };
  const earning = useEarned(chainId, found, {
    readOf: (each) => (each.status === 'known' ? earnedRead(each.pool, account) : undefined),
    ...seldom,
  });
  return useReadRecords(
    chainId,
    earning,
    (each) => ({
      stake:
        each.status === 'known' && hasNoUsableAnswer(each.earned)
          ? stakedRead(each.pool, account)
          : undefined,
    }),
    seldom,
  );
}
