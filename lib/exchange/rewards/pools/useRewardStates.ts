import { useEffect } from 'react';
import type { Address } from 'viem';
import type { ChainId } from '@/lib/base/networks/network';
import { isSettled, resultOf } from '@/lib/chain/reads/readState';
import { ONCE, SELDOM } from '@/lib/chain/reads/useChainReads';
import { useChainTime } from '@/lib/chain/reads/useChainTime';
import { useReadRecords } from '@/lib/chain/reads/useReadRecords';
import { useLatestReceiptBlock } from '@/lib/transactions/history/useLatestReceiptBlock';
import { pendingTokensRead } from './rewarderReads';
import { rewardMoments } from './rewardPeriod';
import { type RewardPool, rewardPoolKey } from './rewardPool';
import { earnedRead, rewardPoolReads, stakedIn } from './rewardReads';
import type { RewardState } from './rewardState';
import { toRewardState } from './toRewardState';
import { useEarned } from './useEarned';
import { useRewarders } from './useRewarders';

type WithPool = { readonly pool: RewardPool };
type WithState = { readonly state: RewardState };

/**
 * Many reward pools with their states and what an account has in them. A pool that fails is logged,
 * and leaves the others as they are. So is one without a contract, as a warning: on a local chain
 * most old farms were never deployed.
 *
 * What a pool pays and what is staked in it is read every 30 blocks. What the account has earned is
 * read in each block where it has a stake or a reward, and otherwise once.
 */
export function useRewardStates<Item extends WithPool>(
  chainId: ChainId | undefined,
  items: readonly Item[],
  account: Address | undefined,
): readonly (Item & WithState)[] {
  const sinceBlock = useLatestReceiptBlock(chainId, account);
  const staked = useReadRecords(chainId, items, ({ pool }) => rewardPoolReads(pool, account), {
    everyBlocks: SELDOM,
    sinceBlock,
  });
  // Rewards are read once the stakes are known, so that the first figures do not wait for them.
  const areStakesKnown = staked.every((each) => isSettled(each.staked));
  const earning = useEarned(chainId, staked, {
    readOf: ({ pool }) => (areStakesKnown ? earnedRead(pool, account) : undefined),
    everyBlocks: ONCE,
    sinceBlock,
    hasStake: (each) => stakedIn(resultOf(each.staked) ?? 0n) > 0n,
  });
  const answered = useReadRecords(
    chainId,
    useRewarders(chainId, earning),
    ({ pool, rewarder, infos }) => ({
      // Asked of a rewarder alone that pays at a rate of its own.
      pendingExtra: pendingTokensRead(pool, {
        account,
        earned: 0n,
        rewarder: resultOf(infos) && resultOf(rewarder),
      }),
    }),
    { everyBlocks: SELDOM, sinceBlock },
  );
  const moments = answered.flatMap(rewardMoments);
  const now = useChainTime(chainId, { everyBlocks: SELDOM, moments });
  const states = answered.map((each) => ({
    ...each,
    state: toRewardState(each.pool.contract.type, each, now),
  }));
  useLogFailures(states);
  return states;
}

function useLogFailures(states: readonly (WithPool & WithState)[]): void {
  const keysOf = (status: RewardState['status']) =>
    states
      .filter(({ state }) => state.status === status)
      .map(({ pool }) => rewardPoolKey(pool))
      .join();
  const [failed, absent] = [keysOf('failed'), keysOf('absent')];
  useEffect(() => {
    if (failed !== '') console.error('Failed to load the figures of reward pools', failed);
  }, [failed]);
  useEffect(() => {
    if (absent !== '') console.warn('There is no contract at reward pools', absent);
  }, [absent]);
}
