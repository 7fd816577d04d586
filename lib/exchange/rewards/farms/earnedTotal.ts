import { isFailed, isSettled, type ReadState } from '@/lib/chain/reads/readState';
import { earnedOf, type StakedAnswer } from '@/lib/exchange/rewards/pools/rewardReads';
import type { FarmVersion } from './farmCatalogue';
import type { FarmPool } from './farmPools';

/** What an account can claim in farms, in PNG's smallest unit. */
export type EarnedTotal = {
  readonly total: bigint;
  /** The versions that owe something, the highest one first. */
  readonly versions: readonly { readonly version: FarmVersion; readonly raw: bigint }[];
  /** The number of farms that do not report what they owe: there may be more than the total. */
  readonly unreadable: number;
};

/** A farm, and what it says that it owes. */
export type FarmReward = {
  readonly version: FarmVersion;
  readonly status: FarmPool['status'];
  /** Undefined for a farm whose pool is not known. */
  readonly earned: ReadState<bigint> | undefined;
  /** What an account has in a farm that fails to report its reward; else undefined. */
  readonly stakedAnswer: StakedAnswer | undefined;
};

/**
 * What farms owe together. A farm without a contract owes nothing.
 *
 * @returns undefined until every farm has answered, or its call has reverted.
 */
export function earnedTotalOf(rewards: readonly FarmReward[]): EarnedTotal | undefined {
  if (rewards.some(isAwaited)) return undefined;
  const earned = rewards.map((reward) => ({
    version: reward.version,
    raw: earnedOf(reward.earned, reward.stakedAnswer) ?? 0n,
  }));
  const versions = [...new Set(earned.map(({ version }) => version))]
    .map((version) => ({ version, raw: sumOf(earned.filter((each) => each.version === version)) }))
    .filter(({ raw }) => raw > 0n)
    .sort((a, b) => b.version - a.version);
  return { total: sumOf(earned), versions, unreadable: rewards.filter(isUnreadable).length };
}

/** Whether what a farm owes is not known yet. */
export function isAwaited({ status, earned }: FarmReward): boolean {
  if (status !== 'known') return status === 'loading';
  return earned === undefined || !isSettled(earned);
}

/** Whether a farm does not report what it owes. */
export function isUnreadable({ status, earned, stakedAnswer }: FarmReward): boolean {
  if (status === 'failed') return true;
  if (earnedOf(earned, stakedAnswer) !== undefined) return false;
  return earned !== undefined && isFailed(earned);
}

function sumOf(earned: readonly { readonly raw: bigint }[]): bigint {
  return earned.reduce((sum, { raw }) => sum + raw, 0n);
}
