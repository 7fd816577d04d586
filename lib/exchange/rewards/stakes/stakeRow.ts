import type { Fraction } from '@/lib/base/amounts/fraction';
import {
  isOwnStake,
  type RewardFigures,
  type RewardStake,
} from '@/lib/exchange/rewards/pools/rewardState';
import type { Stake } from './stakeCatalogue';

/** A stake of the list with what is known of it. */
export type StakeRow = {
  readonly stake: Stake;
  /**
   * Undefined if the contract fails to report it; such a stake is listed if the account has
   * something.
   */
  readonly figures: RewardFigures | undefined;
  /** What the account has in it; undefined without an account, and while unknown. */
  readonly own: RewardStake | undefined;
  /** As a part of what is staked; undefined if there is none. */
  readonly apr: Fraction | undefined;
};

/** The account's own stakes first; within each group, the most staked first. */
export function arrangeStakes(rows: readonly StakeRow[]): readonly StakeRow[] {
  return rows
    .toSorted((a, b) => compare(totalOf(b), totalOf(a)))
    .toSorted((a, b) => Number(isOwnStake(b.own)) - Number(isOwnStake(a.own)));
}

/**
 * Whether a stake's own screen is offered: the account has something in it, or it still pays for
 * what is staked now.
 */
export function isOffered({ figures, own }: Pick<StakeRow, 'figures' | 'own'>): boolean {
  return isOwnStake(own) || figures?.isFinished === false;
}

function totalOf({ figures }: StakeRow): bigint {
  return figures?.totalStaked ?? 0n;
}

function compare(a: bigint, b: bigint): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
