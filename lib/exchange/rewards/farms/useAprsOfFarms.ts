import { skipToken, useQueries } from '@tanstack/react-query';
import type { Fraction } from '@/lib/base/amounts/fraction';
import { useConfiguration } from '@/lib/base/configuration/useConfiguration';
import { pairAddress } from '@/lib/chain/contracts/pairAddress';
import { useLiquidityGrowth } from '@/lib/exchange/pairs/useLiquidityGrowth';
import { isPaying, type RewardFigures } from '@/lib/exchange/rewards/pools/rewardState';
import { type AprParts, type FarmAprs, farmAprs } from './farmAprs';
import type { Farm } from './farmCatalogue';
import { fetchAprs } from './statsAprs';

const FRESH_MS = 10 * 60 * 1000;

/** A farm, and what its APRs are computed from if the statistics service has none. */
type AprBasis = {
  readonly farm: Farm;
  /** Undefined while unknown, and for a farm that can't be read. */
  readonly figures: RewardFigures | undefined;
  /** What is staked, in dollars; undefined while unknown. */
  readonly stakedUsd: Fraction | undefined;
};

type Options = {
  /** Of one smallest unit of the reward, in dollars. */
  readonly rewardPrice: Fraction | undefined;
  /** Whether the figures of some farms are still being read. */
  readonly isLoading: boolean;
  /** Whether the part of the swap fees is read as well; by default it is. */
  readonly readsFees?: boolean;
};

/**
 * Farms with their APRs. They are those of the statistics service, or if it has none, those from
 * the chain. Once the service failed for a farm, the chain's history is read for all farms that
 * pay, in one read.
 */
export function useAprsOfFarms<Item extends AprBasis>(
  items: readonly Item[],
  { rewardPrice, isLoading, readsFees = true }: Options,
): readonly (Item & { readonly aprs: FarmAprs })[] {
  const farms = useStatsAprs(items);
  const isHistoryWanted = farms.some((each) => each.stats === null && isPaying(each.figures));
  const addresses = farms
    .filter(({ figures }) => isPaying(figures))
    .map(({ farm }) => pairAddress(...farm.tokens));
  const growths = useLiquidityGrowth(
    farms[0]?.farm.tokens[0].chainId,
    readsFees && isHistoryWanted && !isLoading ? addresses : [],
  );
  return farms.map((each) => {
    const growth = growths.get(pairAddress(...each.farm.tokens));
    return { ...each, aprs: farmAprs(each.stats, { ...each, rewardPrice, growth }) };
  });
}

type StatsAprs = {
  /** Undefined while unknown, null if the service knows none, and if none is configured. */
  readonly stats: AprParts | null | undefined;
};

/** Farms with the APRs that the statistics service knows. It is asked about those that pay. */
function useStatsAprs<Item extends AprBasis>(
  items: readonly Item[],
): readonly (Item & StatsAprs)[] {
  const loaded = useConfiguration();
  const host = loaded.status === 'ready' ? loaded.configuration.statsUrl : undefined;
  const isMissing = loaded.status === 'ready' && host === undefined;
  const answers = useQueries({
    queries: items.map((item) => ({
      queryKey: ['farmAprs', host, item.farm.name],
      queryFn:
        host !== undefined && isPaying(item.figures)
          ? ({ signal }: { signal: AbortSignal }) => fetchAprs(host, item.farm, signal)
          : skipToken,
      staleTime: FRESH_MS,
      refetchInterval: FRESH_MS,
      retry: false,
    })),
    combine: (results) => results.map(({ data }) => (isMissing ? null : data)),
  });
  return items.map((item, index) => ({ ...item, stats: answers[index] }));
}
