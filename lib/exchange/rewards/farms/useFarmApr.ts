import { useMemo } from 'react';
import type { Fraction } from '@/lib/base/amounts/fraction';
import { useUsdPrices } from '@/lib/exchange/pairs/useUsdPrices';
import type { RewardScreen } from '@/lib/exchange/rewards/positions/useRewardScreen';
import type { FarmAprs } from './farmAprs';
import type { Farm } from './farmCatalogue';
import { useFarmAprs } from './useFarmAprs';

/**
 * The APRs of one farm, as {@link useFarmAprs} returns them.
 *
 * @param totalUsd - What is staked in it, in dollars; undefined while unknown.
 */
export function useFarmApr(
  farm: Farm,
  { pool, figures, hasFailed }: RewardScreen,
  totalUsd: Fraction | undefined,
): FarmAprs | undefined {
  const farms = useMemo(() => [farm], [farm]);
  const rewards = useMemo(() => [pool.rewardToken], [pool.rewardToken]);
  const [rewardPrice] = useUsdPrices(pool.chainId, rewards).prices;
  const isLoading = figures === undefined && !hasFailed;
  const [aprs] = useFarmAprs(farms, [{ figures, totalUsd }], { rewardPrice, isLoading });
  return aprs;
}
