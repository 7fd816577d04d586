import {
  hasStakeOrReward,
  isPaying,
  type OwnStake,
  type RewardFigures,
} from '@/lib/exchange/rewards/pools/rewardState';
import type { StakeApr } from './stakeApr';
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
  readonly own: OwnStake | undefined;
  readonly apr: StakeApr;
};

/** Whether the account has staked in it, and it is known to be paid for that. */
export function paysOwn({ figures, own }: StakeRow): boolean {
  return isPaying(figures) && own !== undefined && own.staked > 0n;
}

/**
 * Whether the list links to a stake's own screen: the account has something in it, or it still
 * pays for what is staked now.
 */
export function hasScreenLink({ figures, own }: Pick<StakeRow, 'figures' | 'own'>): boolean {
  return hasStakeOrReward(own) || isPaying(figures);
}
