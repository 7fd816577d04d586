import { MAX_APR_PERCENT, yearlyRate } from '@/lib/rewards/rewardRates';
import type { RewardFigures } from '@/lib/rewards/rewardState';

/** What the reward is quoted for: one PNG. */
export const QUOTED_PNG = 10n ** 18n;

/**
 * What a year pays of a stake, in whole percent, rounded down: the reward rate in PNG, over what is
 * staked. The decimals of the reward cancel out.
 *
 * @param quoted - What one PNG buys of the reward, in its smallest unit, as the router says.
 * @returns undefined where there is none: the period is finished, nothing is staked, one PNG buys
 * nothing, or the figure is above {@link MAX_APR_PERCENT}.
 */
export function stakeApr(
  { ratePerSecond, totalStaked, isFinished }: RewardFigures,
  quoted: bigint | undefined,
): bigint | undefined {
  if (isFinished || totalStaked === 0n || quoted === undefined || quoted === 0n) return undefined;
  const { numerator, denominator } = ratePerSecond;
  const rateInPng = (numerator * QUOTED_PNG) / (denominator * quoted);
  const yearly = yearlyRate({ numerator: rateInPng, denominator: 1n });
  const percent = (yearly.numerator * 100n) / totalStaked;
  return percent === 0n || percent > MAX_APR_PERCENT ? undefined : percent;
}
