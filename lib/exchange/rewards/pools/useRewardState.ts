import type { Address } from 'viem';
import { useChainReads } from '@/lib/chain/reads/useChainReads';
import { useChainTime } from '@/lib/chain/reads/useChainTime';
import { useLatestReceiptBlock } from '@/lib/transactions/history/useLatestReceiptBlock';
import { toRewardState } from './rewardFigures';
import type { RewardPool } from './rewardPool';
import {
  earnedRead,
  periodFinishRead,
  rateRead,
  stakedRead,
  totalStakedRead,
  totalWeightRead,
  weightRead,
} from './rewardReads';
import type { RewardState } from './rewardState';
import { useRewarders } from './useRewarders';

/**
 * One reward pool and what an account has in it, read in each block. All its figures are of one
 * block.
 *
 * @param pool - `loading` without it.
 */
export function useRewardState(
  pool: RewardPool | undefined,
  account: Address | undefined,
): RewardState {
  const sinceBlock = useLatestReceiptBlock(pool?.chainId, account);
  const options = { needsSameBlock: true, sinceBlock };
  const now = useChainTime(pool?.chainId, options);
  const [totalStaked, rate, periodFinish, weight, totalWeight, staked, earned] = useChainReads(
    pool?.chainId,
    [
      pool && totalStakedRead(pool),
      pool && rateRead(pool),
      pool && periodFinishRead(pool),
      pool && weightRead(pool),
      pool && totalWeightRead(pool),
      pool && stakedRead(pool, account),
      pool && earnedRead(pool, account),
    ],
    options,
  );
  const [rewarder] = useRewarders(pool?.chainId, [pool], { account: undefined, sinceBlock });
  if (pool === undefined) return { status: 'loading', stake: undefined };
  const answers = {
    totalStaked,
    rate,
    periodFinish,
    weight,
    totalWeight,
    staked,
    earned,
    ...rewarder,
  };
  return toRewardState(pool.contract.type, answers, now);
}
