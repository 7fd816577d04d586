import type { Fraction } from '@/lib/base/amounts/fraction';

/**
 * What a reward pool pays, at one block.
 *
 * Amounts count the smallest unit of the staking token, rewards that of the reward token.
 */
export type RewardFigures = {
  readonly totalStaked: bigint;
  /** What the pool pays in a second to all together; zero unless its period is running. */
  readonly ratePerSecond: Fraction;
  /** When the period ends, in seconds since 1970; 0 if none was begun. */
  readonly periodFinish: bigint;
  /**
   * Whether the pool pays. `finished`: its end is set, and is past or the pool has no weight any
   * more, so that nothing is earned. `extraOnly`: the same, but its rewarder still pays.
   */
  readonly period: 'running' | 'extraOnly' | 'finished';
  /** The share that MiniChef assigns to the pool (`allocPoint`); undefined in other contracts. */
  readonly weight?: bigint;
};

/**
 * What one account has in a reward pool, at one block. It may be owed a reward without a stake;
 * `isOwedExtra` says that the pool's rewarder owes one, and is undefined while that is unknown.
 *
 * `earned` is undefined while it is not read, and if the contract fails to report it, which
 * `isEarnedUnreadable` says. This much is owed from `earnedBlock` on, and more in later blocks.
 */
export type OwnStake = {
  readonly staked: bigint;
  readonly earned: bigint | undefined;
  readonly earnedBlock?: bigint | undefined;
  readonly isEarnedUnreadable: boolean;
  readonly isOwedExtra?: boolean;
};

/**
 * A reward pool as it was read.
 *
 * `absent`: there is no contract at the address. `failed`: a part of its answers can't be used, and
 * asking again does not help. `own` is what the account has in it, which may be known even then, so
 * that it can be withdrawn. It is undefined without an account, and while it is not known.
 */
export type RewardState =
  | { readonly status: 'absent' }
  | { readonly status: 'loading' | 'failed'; readonly own: OwnStake | undefined }
  | {
      readonly status: 'known';
      readonly figures: RewardFigures;
      readonly own: OwnStake | undefined;
    };

type PayingFigures = RewardFigures & { readonly period: 'running' | 'extraOnly' };

/** Whether a reward pool is known to pay: its period is not finished, or its rewarder still pays. */
export function isPaying(figures: RewardFigures | undefined): figures is PayingFigures {
  return figures !== undefined && figures.period !== 'finished';
}

/** Whether an account has something in a reward pool: a stake, or a reward that it is owed. */
export function hasStakeOrReward(stake: OwnStake | undefined): boolean {
  if (stake === undefined) return false;
  return stake.staked > 0n || (stake.earned ?? 0n) > 0n || (stake.isOwedExtra ?? false);
}
