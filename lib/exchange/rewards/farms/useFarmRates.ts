import { useMemo } from 'react';
import type { Address } from 'viem';
import type { Fraction } from '@/lib/base/amounts/fraction';
import type { ChainId } from '@/lib/base/networks/network';
import { pairAddress } from '@/lib/chain/contracts/pairAddress';
import { useUsdPrice } from '@/lib/exchange/pairs/useUsdPrice';
import { isPaying } from '@/lib/exchange/rewards/pools/rewardState';
import { useRewardStates } from '@/lib/exchange/rewards/pools/useRewardStates';
import { type Farm, farmsOf } from './farmCatalogue';
import { farmHref } from './farmHref';
import { PAYING_VERSION } from './farmVersion';
import { useAprsOfFarms } from './useAprsOfFarms';
import { useFarmPools } from './useFarmPools';
import { useStakedValues } from './useStakedValues';

/** A farm that pays for the tokens of a pool. */
export type FarmRate = {
  readonly href: string;
  /** What it pays in a year, without the fees of the pool; undefined while unknown. */
  readonly apr: Fraction | undefined;
};

/** What the farms of pools pay, by the contracts of their pairs. */
export type FarmRates = {
  readonly rates: ReadonlyMap<Address, FarmRate>;
  /** Whether some are still being read. */
  readonly isLoading: boolean;
};

const NO_FARMS: readonly Farm[] = [];

/** What the farms of a chain that pay now pay for the tokens of their pools. */
export function useFarmRates(chainId: ChainId | undefined): FarmRates {
  const farms = useMemo(
    () => (chainId === undefined ? NO_FARMS : farmsOf(chainId, PAYING_VERSION)),
    [chainId],
  );
  const found = useFarmPools(chainId, farms);
  const known = useMemo(() => found.filter((each) => each.status === 'known'), [found]);
  const { valued, areKnown } = useStakedValues(chainId, known);
  const states = useRewardStates(chainId, valued, undefined);
  const { price: rewardPrice, isLoading: isPricing } = useUsdPrice(known[0]?.pool.rewardToken);
  const measured = states.map((each) => {
    const figures = each.state.status === 'known' ? each.state.figures : undefined;
    return { ...each, figures, stakedUsd: figures && each.usdOf(figures.totalStaked) };
  });
  const isReading = [...found, ...states.map(({ state }) => state)].some(
    ({ status }) => status === 'loading',
  );
  const rated = useAprsOfFarms(measured, { rewardPrice, isLoading: isReading, readsFees: false });
  const rates = rated.flatMap(({ farm, figures, aprs }) =>
    isPaying(figures)
      ? [[pairAddress(...farm.tokens), { href: farmHref(farm), apr: aprs.staking }] as const]
      : [],
  );
  return { rates: new Map(rates), isLoading: isReading || isPricing || !areKnown };
}
