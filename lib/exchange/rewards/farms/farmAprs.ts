import { compareFractions, type Fraction } from '@/lib/base/amounts/fraction';
import type { LiquidityGrowth } from '@/lib/exchange/pairs/liquidityGrowth';
import { MAX_APR, yearlyRate } from '@/lib/exchange/rewards/pools/rewardRates';
import type { RewardFigures } from '@/lib/exchange/rewards/pools/rewardState';

/**
 * What a farm pays in a year, as parts of what is staked. `swapFee` is what the pool's fees add to
 * it. Each is undefined while it is not known.
 */
export type AprParts = {
  readonly staking: Fraction | undefined;
  readonly swapFee: Fraction | undefined;
  /**
   * The seconds over which the app itself computed `swapFee`; undefined for a figure of the
   * service.
   */
  readonly swapFeeSeconds?: number;
};

/** The APRs of a farm as they are shown. */
export type FarmAprs = AprParts & {
  /**
   * Staking and swap fees together, or staking alone while the fees are not known. Undefined if the
   * period is finished, or nothing is known.
   */
  readonly total: Fraction | undefined;
};

/** What the APRs of a farm are computed from on chain. Each is undefined while it is not known. */
type ChainBasis = {
  readonly figures?: RewardFigures | undefined;
  /** What is staked, in dollars. */
  readonly stakedUsd?: Fraction | undefined;
  /** Of one smallest unit of the reward, in dollars. */
  readonly rewardPrice: Fraction | undefined;
  readonly growth: LiquidityGrowth | undefined;
};

/**
 * The APRs of a farm: those of the statistics service, or else those from the chain.
 *
 * @param stats - Undefined while unknown, null if the service knows none. While it is unknown the
 * swap fees are as well, so that they do not change while the user is looking.
 */
export function farmAprs(stats: AprParts | null | undefined, basis: ChainBasis): FarmAprs {
  const parts = aprParts(stats, basis);
  return { ...parts, total: basis.figures?.period === 'finished' ? undefined : totalApr(parts) };
}

function aprParts(
  stats: AprParts | null | undefined,
  { figures, rewardPrice, stakedUsd, growth }: ChainBasis,
): AprParts {
  // Also with nothing staked: this is what the first deposit would earn.
  if (stats) return stats;
  const staking = figures && stakingApr(figures, rewardPrice, stakedUsd);
  if (stats === undefined || growth === undefined) return { staking, swapFee: undefined };
  return { staking, swapFee: growth.apr, swapFeeSeconds: growth.seconds };
}

function totalApr({ staking, swapFee }: AprParts): Fraction | undefined {
  if (staking === undefined || swapFee === undefined) return staking;
  return {
    numerator: staking.numerator * swapFee.denominator + swapFee.numerator * staking.denominator,
    denominator: staking.denominator * swapFee.denominator,
  };
}

/**
 * The staking APR from the chain: the value of a year's rewards divided by the value of what is
 * staked.
 *
 * @param rewardPrice - Of one smallest unit of the reward, in dollars.
 * @param stakedUsd - What is staked, in dollars.
 * @returns undefined if nothing is staked, only an extra reward is paid, a value is not known, or
 * the APR is above {@link MAX_APR}.
 */
function stakingApr(
  { ratePerSecond, period }: RewardFigures,
  rewardPrice: Fraction | undefined,
  stakedUsd: Fraction | undefined,
): Fraction | undefined {
  if (period === 'extraOnly') return undefined;
  if (rewardPrice === undefined || stakedUsd === undefined || stakedUsd.numerator === 0n)
    return undefined;
  const yearly = yearlyRate(ratePerSecond);
  const apr = {
    numerator: yearly.numerator * rewardPrice.numerator * stakedUsd.denominator,
    denominator: yearly.denominator * rewardPrice.denominator * stakedUsd.numerator,
  };
  return compareFractions(apr, MAX_APR) > 0 ? undefined : apr;
}
