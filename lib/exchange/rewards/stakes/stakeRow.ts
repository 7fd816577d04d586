import type { Fraction } from '@/lib/base/amounts/fraction';
import {
  isOwnStake,
  type OwnStake,
  type RewardFigures,
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
  readonly own: OwnStake | undefined;
  /** As a part of what is staked; undefined if there is none. */
  readonly apr: Fraction | undefined;
};

/**
 * Whether a stake's own screen is offered: the account has something in it, or it still pays for
 * what is staked now.
 */
export function isOffered({ figures, own }: Pick<StakeRow, 'figures' | 'own'>): boolean {
  return isOwnStake(own) || figures?.isFinished === false;
}
