import type { Address } from 'viem';
import { useChainTime } from '@/lib/chain/reads/useChainTime';
import { useReadRecords } from '@/lib/chain/reads/useReadRecords';
import { useLatestReceiptBlock } from '@/lib/transactions/history/useLatestReceiptBlock';
import { rewardMoments } from './rewardPeriod';
import type { RewardPool } from './rewardPool';
import { earnedRead, rewardPoolReads } from './rewardReads';
import type { RewardState } from './rewardState';
import { toRewardState } from './toRewardState';
import { useRewarders } from './useRewarders';

/**
 * One reward pool and what an account has in it, read in each block. Its figures are of one block,
 * apart from what its rewarder pays, which is read every 30 blocks.
 *
 * @param pool - `loading` without it.
 */
export function useRewardState(
  pool: RewardPool | undefined,
  account: Address | undefined,
): RewardState {
  const sinceBlock = useLatestReceiptBlock(pool?.chainId, account);
  const options = { needsSameBlock: true, sinceBlock };
  const read = useReadRecords(
    pool?.chainId,
    pool ? [{ pool }] : [],
    (each) => ({ ...rewardPoolReads(each.pool, account), earned: earnedRead(each.pool, account) }),
    options,
  );
  const [answers] = useRewarders(pool?.chainId, read);
  const now = useChainTime(pool?.chainId, {
    ...options,
    moments: answers && rewardMoments(answers),
  });
  if (answers === undefined) return { status: 'loading', own: undefined };
  return toRewardState(answers.pool.contract.type, answers, now);
}
