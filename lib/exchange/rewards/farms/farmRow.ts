import type { Fraction } from '@/lib/base/amounts/fraction';
import type { Token } from '@/lib/base/tokens/token';
import {
  hasStakeOrReward,
  type OwnStake,
  type RewardFigures,
} from '@/lib/exchange/rewards/pools/rewardState';
import type { FarmAprs } from './farmAprs';
import type { Farm } from './farmCatalogue';

/** MiniChef counts a pool's weight in hundredths. */
const WEIGHT_UNIT = 100;

/** A farm of the list with what is known of it. */
export type FarmRow = {
  readonly farm: Farm;
  readonly reward: Token;
  /**
   * Undefined if the contract fails to report it; such a farm is listed if the account has
   * something.
   */
  readonly figures: RewardFigures | undefined;
  /** What the account has in it; undefined without an account, and while unknown. */
  readonly own: OwnStake | undefined;
  /** What is staked in it, in dollars; undefined while unknown, or if no deep pool has a price. */
  readonly stakedUsd: Fraction | undefined;
  readonly aprs: FarmAprs;
};

/**
 * The weight of a farm as it is shown, with up to two decimals: on chain in version 2, else as
 * published.
 *
 * @returns undefined if the contract fails to report its figures.
 */
export function weightOf({ farm, figures }: Pick<FarmRow, 'farm' | 'figures'>): number | undefined {
  if (figures === undefined) return undefined;
  return figures.weight === undefined ? farm.multiplier : Number(figures.weight) / WEIGHT_UNIT;
}

/** Whether a farm is known to pay no more. */
export function isKnownFinished({ figures }: Pick<FarmRow, 'figures'>): boolean {
  return figures?.period === 'finished';
}

/**
 * What the link of a farm leads to: what the account has in it, else a deposit, else the details of
 * one that has ended.
 */
export function linkActionOf(
  row: Pick<FarmRow, 'figures' | 'own'>,
): 'manage' | 'deposit' | 'details' {
  if (hasStakeOrReward(row.own)) return 'manage';
  return isKnownFinished(row) ? 'details' : 'deposit';
}

/**
 * What the account has staked in a farm, in dollars.
 *
 * @returns undefined while unknown, and without a stake.
 */
export function ownUsdOf({ figures, own, stakedUsd }: FarmRow): Fraction | undefined {
  if (!figures?.totalStaked || !own?.staked || !stakedUsd) return undefined;
  return {
    numerator: stakedUsd.numerator * own.staked,
    denominator: stakedUsd.denominator * figures.totalStaked,
  };
}
