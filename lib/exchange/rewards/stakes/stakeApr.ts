import { compareFractions, type Fraction } from '@/lib/base/amounts/fraction';
import { routerAbi } from '@/lib/chain/contracts/abis/router';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';
import { MAX_APR, yearlyRate } from '@/lib/exchange/rewards/pools/rewardRates';
import type { RewardFigures } from '@/lib/exchange/rewards/pools/rewardState';
import type { Stake } from './stakeCatalogue';

/** What the reward is quoted for: one PNG. */
const QUOTED_PNG = 10n ** 18n;

/**
 * The APR of a stake, as a part of what is staked. `none`: the period is finished, or nothing is
 * staked or paid. `unknown`: the reward has no price, or the figure is above {@link MAX_APR}.
 */
export type StakeApr = Fraction | 'none' | 'unknown';

/**
 * What a year pays, as a part of what is staked: the reward rate in PNG, over what is staked. It is
 * exact; the decimals of the reward cancel out.
 *
 * @param quoted - What one PNG buys of the reward, in its smallest unit, as the router says.
 */
export function stakeApr(
  { ratePerSecond, totalStaked, period }: RewardFigures,
  quoted: bigint | undefined,
): StakeApr {
  const yearly = yearlyRate(ratePerSecond);
  if (period === 'finished' || totalStaked === 0n || yearly.numerator === 0n) return 'none';
  if (quoted === undefined || quoted === 0n) return 'unknown';
  const apr = {
    numerator: yearly.numerator * QUOTED_PNG,
    denominator: yearly.denominator * quoted * totalStaked,
  };
  return compareFractions(apr, MAX_APR) > 0 ? 'unknown' : apr;
}

/** The read of what one PNG buys along a stake's route. The reward is the last amount. */
export function stakeQuoteRead({ pool, route }: Stake) {
  return {
    address: EXCHANGE_ADDRESSES[pool.chainId].router,
    abi: routerAbi,
    functionName: 'getAmountsOut',
    args: [QUOTED_PNG, route.map(({ address }) => address)],
  } as const;
}
