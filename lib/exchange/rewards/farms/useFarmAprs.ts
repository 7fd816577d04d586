import { useMemo } from 'react';
import type { Fraction } from '@/lib/base/amounts/fraction';
import { pairAddress } from '@/lib/exchange/pairs/pairAddress';
import { useLiquidityGrowth } from '@/lib/exchange/pairs/useLiquidityGrowth';
import type { RewardFigures } from '@/lib/exchange/rewards/pools/rewardState';
import { type FarmAprs, farmAprs } from './farmAprs';
import type { Farm } from './farmCatalogue';
import { useStatsAprs } from './useStatsAprs';

/** What the APRs of a farm are computed from, if the statistics service has none. */
type AprBasis = {
  /** Undefined while unknown, and for a farm that can't be read. */
  readonly figures: RewardFigures | undefined;
  /** What is staked, in dollars; undefined while unknown. */
  readonly totalUsd: Fraction | undefined;
};

type Options = {
  /** Of one smallest unit of the reward, in dollars. */
  readonly rewardPrice: Fraction | undefined;
  /** Whether the figures of some farms are still being read. */
  readonly isLoading: boolean;
};

/**
 * The APRs of farms, in their order. They are those of the statistics service, or if it has
 * none, those from the chain. Once the service failed for a farm, the chain's history
 * is read for all farms that pay, in one read.
 *
 * @param bases - In the order of the farms.
 */
export function useFarmAprs(
  farms: readonly Farm[],
  bases: readonly AprBasis[],
  { rewardPrice, isLoading }: Options,
): readonly FarmAprs[] {
  const isPaying = (index: number) => bases[index]?.figures?.isFinished === false;
  const stats = useStatsAprs(farms, isPaying);
  const isHistoryAsked = stats.some((each, index) => each === null && isPaying(index));
  const addresses = useMemo(() => farms.map(({ tokens }) => pairAddress(...tokens)), [farms]);
  const growths = useLiquidityGrowth(
    farms[0]?.tokens[0].chainId,
    isHistoryAsked && !isLoading ? addresses.filter((_pair, index) => isPaying(index)) : [],
  );
  return farms.map((_farm, index) => {
    const [address, basis] = [addresses[index], bases[index]];
    const growth = address && growths.get(address);
    return farmAprs(stats[index], { ...basis, rewardPrice, growth });
  });
}
