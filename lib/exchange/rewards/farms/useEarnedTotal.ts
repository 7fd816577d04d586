import type { Address } from 'viem';
import type { ChainId } from '@/lib/base/networks/network';
import { hasNoUsableAnswer, resultOf } from '@/lib/chain/reads/readState';
import { SELDOM } from '@/lib/chain/reads/useChainReads';
import { useReadRecords } from '@/lib/chain/reads/useReadRecords';
import { earnedRead, stakedRead } from '@/lib/exchange/rewards/pools/rewardReads';
import { useEarned } from '@/lib/exchange/rewards/pools/useEarned';
import { useLatestReceiptBlock } from '@/lib/transactions/history/useLatestReceiptBlock';
import { type EarnedTotal, earnedTotalOf } from './earnedTotal';
import { farmsOn } from './farmCatalogue';
import { useFarmPools } from './useFarmPools';

/**
 * What an account can claim in the farms of all versions; undefined without an account and while
 * unknown. What a farm owes is read in each block, once it owes something.
 */
export function useEarnedTotal(
  chainId: ChainId | undefined,
  account: Address | undefined,
): EarnedTotal | undefined {
  const found = useFarmPools(chainId, farmsOn(account && chainId));
  const seldom = {
    everyBlocks: SELDOM,
    sinceBlock: useLatestReceiptBlock(chainId, account),
  };
  const earning = useEarned(chainId, found, {
    readOf: (each) => (each.status === 'known' ? earnedRead(each.pool, account) : undefined),
    ...seldom,
  });
  const rewards = useReadRecords(
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
  if (chainId === undefined || account === undefined) return undefined;
  return earnedTotalOf(
    rewards.map(({ farm, status, earned, stake }) => ({
      version: farm.version,
      status,
      earned,
      stakedAnswer: resultOf(stake),
    })),
  );
}
