import type { Fraction } from '@/lib/base/amounts/fraction';
import { pairAddress } from '@/lib/exchange/pairs/pairAddress';
import { useLiquidityGrowth } from '@/lib/exchange/pairs/useLiquidityGrowth';
import type { RewardFigures } from '@/lib/exchange/rewards/pools/rewardState';
import { type FarmAprs, farmAprs } from './farmAprs';
import type { Farm } from './farmCatalogue';
import { useStatsAprs } from './useStatsAprs';

/** A farm, and what its APRs are computed from if the statistics service has none. */
type AprBasis = {
  readonly farm: Farm;
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
 * Farms with their APRs. They are those of the statistics service, or if it has none, those from
 * the chain. Once the service failed for a farm, the chain's history is read for all farms that
 * pay, in one read.
 */
export function useFarmAprs<Item extends AprBasis>(
  items: readonly Item[],
  { rewardPrice, isLoading }: Options,
): readonly (Item & { readonly aprs: FarmAprs })[] {
  const farms = useStatsAprs(items, isPaying);
  const isHistoryAsked = farms.some((each) => each.stats === null && isPaying(each));
  const addresses = farms.filter(isPaying).map(({ farm }) => pairAddress(...farm.tokens));
  const growths = useLiquidityGrowth(
    farms[0]?.farm.tokens[0].chainId,
    isHistoryAsked && !isLoading ? addresses : [],
  );
  return farms.map((each) => {
    const growth = growths.get(pairAddress(...each.farm.tokens));
    return { ...each, aprs: farmAprs(each.stats, { ...each, rewardPrice, growth }) };
  });
}

function isPaying({ figures }: AprBasis): boolean {
  return figures?.isFinished === false;
}
