import { useEffect } from 'react';
import type { Address } from 'viem';
import type { ChainId } from '@/lib/base/networks/network';
import { isRefused, type ReadOutcome, resultOf } from '@/lib/chain/reads/readOutcome';
import { useChainReads } from '@/lib/chain/reads/useChainReads';
import { useChainTime } from '@/lib/chain/reads/useChainTime';
import { useLatestReceiptBlock } from '@/lib/transactions/history/useLatestReceiptBlock';
import { toRewardState } from './rewardFigures';
import { type RewardPool, rewardPoolKey } from './rewardPool';
import {
  earnedRead,
  periodFinishRead,
  rateRead,
  type StakedAnswer,
  stakedIn,
  stakedRead,
  totalStakedRead,
  totalWeightRead,
  weightRead,
} from './rewardReads';
import type { RewardState } from './rewardState';
import { useRewarders } from './useRewarders';

/** How often the figures of many pools are read, unless the account has sent something. */
const SELDOM_BLOCKS = 30;

type Pools = readonly (RewardPool | undefined)[];

/**
 * Many reward pools and what an account has in them, in their order. A pool that fails is logged,
 * and leaves the others as they are. So is one without a contract, as a warning: on a local chain
 * most old farms were never deployed.
 *
 * What a pool pays and what is staked in it is read every 30 blocks. What the account has earned is
 * read in each block where it has a stake or a reward, and otherwise once.
 *
 * @param pools - An undefined pool is `loading`.
 */
export function useRewardStates(
  chainId: ChainId | undefined,
  pools: Pools,
  account: Address | undefined,
): readonly RewardState[] {
  const sinceBlock = useLatestReceiptBlock(chainId, account);
  const seldom = { everyBlocks: SELDOM_BLOCKS, sinceBlock };
  const now = useChainTime(chainId, { everyBlocks: SELDOM_BLOCKS });
  const totals = useChainReads(chainId, mapped(pools, totalStakedRead), seldom);
  const rates = useChainReads(chainId, mapped(pools, rateRead), seldom);
  const finishes = useChainReads(chainId, mapped(pools, periodFinishRead), seldom);
  const weights = useChainReads(chainId, mapped(pools, weightRead), seldom);
  const totalWeights = useChainReads(chainId, mapped(pools, totalWeightRead), seldom);
  const ofAccount = (pool: RewardPool) => stakedRead(pool, account);
  const stakes = useChainReads(chainId, mapped(pools, ofAccount), seldom);
  const earned = useEarned(chainId, pools, { account, stakes, sinceBlock });
  const rewarders = useRewarders(chainId, pools, { account, sinceBlock });
  const states = pools.map((pool, index): RewardState => {
    if (pool === undefined) return { status: 'loading', stake: undefined };
    const answers = {
      totalStaked: totals[index],
      rate: rates[index],
      periodFinish: finishes[index],
      weight: weights[index],
      totalWeight: totalWeights[index],
      staked: stakes[index],
      earned: earned[index],
      ...rewarders[index],
    };
    return toRewardState(pool.contract.type, answers, now);
  });
  useLogFailures(pools, states);
  return states;
}

type StakeOutcomes = readonly ReadOutcome<StakedAnswer>[];

type EarnedOptions = {
  readonly account: Address | undefined;
  readonly stakes: StakeOutcomes;
  readonly sinceBlock: bigint | undefined;
};

/**
 * The rewards that an account is owed. They are read once the stakes are known, so that the
 * first figures do not wait for them.
 */
function useEarned(
  chainId: ChainId | undefined,
  pools: Pools,
  { account, stakes, sinceBlock }: EarnedOptions,
): readonly ReadOutcome<bigint>[] {
  const areStakesKnown = stakes.every(
    (outcome) =>
      resultOf(outcome) !== undefined || isRefused(outcome) || outcome.status === 'invalid',
  );
  const calls = pools.map((pool) =>
    pool && areStakesKnown ? earnedRead(pool, account) : undefined,
  );
  const earned = useChainReads(chainId, calls, {
    everyBlocks: Number.POSITIVE_INFINITY,
    sinceBlock,
  });
  // The result is unused: a call in two lists is read once, as often as the more frequent list
  // asks. This list refreshes `earned` in each block.
  useChainReads(
    chainId,
    calls.map((call, index) => {
      const isOwn =
        stakedIn(resultOf(stakes[index]) ?? 0n) > 0n || (resultOf(earned[index]) ?? 0n) > 0n;
      return isOwn ? call : undefined;
    }),
  );
  return earned;
}

function mapped<Call>(pools: Pools, call: (pool: RewardPool) => Call) {
  return pools.map((pool) => pool && call(pool));
}

function useLogFailures(pools: Pools, states: readonly RewardState[]): void {
  const keysOf = (status: RewardState['status']) =>
    pools
      .flatMap((pool, index) =>
        pool && states[index]?.status === status ? [rewardPoolKey(pool)] : [],
      )
      .join();
  const [failed, absent] = [keysOf('failed'), keysOf('absent')];
  useEffect(() => {
    if (failed !== '') console.error('Failed to load the figures of reward pools', failed);
  }, [failed]);
  useEffect(() => {
    if (absent !== '') console.warn('There is no contract at reward pools', absent);
  }, [absent]);
}
