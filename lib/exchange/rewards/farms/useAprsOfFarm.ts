import type { Fraction } from '@/lib/base/amounts/fraction';
import { useUsdPrice } from '@/lib/exchange/pairs/useUsdPrice';
import type { RewardScreenState } from '@/lib/exchange/rewards/actions/useRewardScreen';
import type { FarmAprs } from './farmAprs';
import type { Farm } from './farmCatalogue';
import { useAprsOfFarms } from './useAprsOfFarms';

/**
 * The APRs of one farm, as {@link useAprsOfFarms} returns them; undefined without its figures.
 *
 * @param stakedUsd - What is staked in it, in dollars; undefined while unknown.
 */
export function useAprsOfFarm(
  farm: Farm,
  { pool, figures, hasFailed }: RewardScreenState,
  stakedUsd: Fraction | undefined,
): FarmAprs | undefined {
  const { price: rewardPrice } = useUsdPrice(pool.rewardToken);
  const isLoading = figures === undefined && !hasFailed;
  const [rated] = useAprsOfFarms([{ farm, figures, stakedUsd }], { rewardPrice, isLoading });
  return figures && rated?.aprs;
}
