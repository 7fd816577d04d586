import type { Address } from 'viem';
import type { ExtraRewards } from './rewardsOf';
import type { RewardFate } from './withdrawMethods';

/** The claim of a rewarder itself: its contract, and the ids of the rewards that it owes. */
export type RewarderClaim = {
  readonly address: Address;
  readonly rewardIds: readonly bigint[];
};

/** What a rewarder owes an account in addition to the reward of its pool. */
export type OwedExtra = {
  readonly amounts: ExtraRewards;
  /** The block from which on this much is owed; undefined while unknown. */
  readonly block?: bigint | undefined;
  /**
   * How a super farm's rewarder pays by itself; undefined for one that pays with the pool alone.
   */
  readonly own?: {
    readonly claim: RewarderClaim;
    /** Whether it counts a stake of the account. It pays nothing with the pool without one. */
    readonly countsStake: boolean;
  };
};

/** Extra rewards by what pays them. */
type SplitExtra = {
  /** Those that the pool's own claim, or a withdrawal with the reward, brings. */
  readonly withPool: ExtraRewards;
  /** Those that only a call of the rewarder itself brings. */
  readonly apart: ExtraRewards;
};

const NONE: ExtraRewards = [];

/**
 * Which call pays what a rewarder owes. That of a super farm pays with the pool only if the pool
 * pays a reward at the same time, to an account whose stake it counts.
 *
 * @param earned - The pool's own reward; undefined while unknown.
 */
export function splitExtra({ amounts, own }: OwedExtra, earned: bigint | undefined): SplitExtra {
  const isApart = own !== undefined && !(own.countsStake && earned !== undefined && earned > 0n);
  return isApart ? { withPool: NONE, apart: amounts } : { withPool: amounts, apart: NONE };
}

/**
 * What a super farm's rewarder keeps for an account that withdraws, so that it can be claimed there
 * at any time: whatever the withdrawal does not bring.
 */
export function keptExtra(owed: OwedExtra, fate: RewardFate, earned: bigint | undefined) {
  if (owed.own === undefined) return NONE;
  return fate === 'paid' ? splitExtra(owed, earned).apart : owed.amounts;
}
