import type { Address } from 'viem';
import type { ChainId } from '@/lib/base/networks/network';
import { hasNoUsableAnswer, isFailed, isSettled, resultOf } from '@/lib/chain/reads/readState';
import { SELDOM } from '@/lib/chain/reads/useChainReads';
import { useReadRecords } from '@/lib/chain/reads/useReadRecords';
import { isAwaited, isUnreadable } from '@/lib/exchange/rewards/farms/earnedTotal';
import { useEarnedInFarms } from '@/lib/exchange/rewards/farms/useEarnedInFarms';
import { useExtrasOf } from '@/lib/exchange/rewards/farms/useExtrasOf';
import { countedStakeRead } from '@/lib/exchange/rewards/pools/rewarderReads';
import { earnedOf, earnedRead } from '@/lib/exchange/rewards/pools/rewardReads';
import { useEarned } from '@/lib/exchange/rewards/pools/useEarned';
import { stakesOf } from '@/lib/exchange/rewards/stakes/stakeCatalogue';
import { useLatestReceiptBlock } from '@/lib/transactions/history/useLatestReceiptBlock';
import { type Claim, claimsOf } from './claim';

type Claims = {
  readonly claims: readonly Claim[];
  readonly isReading: boolean;
  /** Whether a contract does not report what it owes. */
  readonly isIncomplete: boolean;
};

const STAKE_VERSION = 0;

/** The claims that bring an account what farms and stakes owe it. */
export function useClaims(chainId: ChainId, account: Address): Claims {
  const seldom = { everyBlocks: SELDOM, sinceBlock: useLatestReceiptBlock(chainId, account) };
  const farms = useEarnedInFarms(chainId, account);
  const found = farms.flatMap((each) =>
    each.status === 'known'
      ? [
          {
            pool: each.pool,
            version: each.farm.version,
            earned: earnedOf(each.earned, resultOf(each.stake)),
          },
        ]
      : [],
  );
  const described = useExtrasOf(chainId, found, account);
  const extras = useReadRecords(
    chainId,
    described,
    ({ rewarder, infos }) => ({
      counted: countedStakeRead(resultOf(infos) && resultOf(rewarder), account),
    }),
    seldom,
  );
  const stakes = useEarned(chainId, stakesOf(chainId, STAKE_VERSION), {
    readOf: ({ pool }) => earnedRead(pool, account),
    ...seldom,
  });
  const inFarms = extras.map(({ pool, version, earned, pending, counted }) => {
    const owed = resultOf(pending)?.[1];
    const extra = owed && { pending: owed, countsStake: (resultOf(counted) ?? 0n) > 0n };
    return { pool, version, earned, extra };
  });
  const inStakes = stakes.map(({ pool, earned }) => ({
    pool,
    version: undefined,
    earned: resultOf(earned),
  }));
  const rewards = farms.map(({ farm, status, earned, stake }) => ({
    version: farm.version,
    status,
    earned,
    stakedAnswer: resultOf(stake),
  }));
  const states = extras.map(({ rewarder, infos, pending, counted }) => ({
    asked: [rewarder, infos, pending, counted],
    reported: [rewarder, pending, counted],
  }));
  return {
    claims: claimsOf([...inFarms, ...inStakes]),
    isReading:
      rewards.some(isAwaited) ||
      !states.every(({ asked }) => asked.every(isSettled)) ||
      !stakes.every(({ earned }) => isSettled(earned)),
    isIncomplete:
      rewards.some(isUnreadable) ||
      states.some(({ reported }) => reported.some(hasNoUsableAnswer)) ||
      stakes.some(({ earned }) => isFailed(earned)),
  };
}
