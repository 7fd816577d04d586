import { useMemo } from 'react';
import type { Fraction } from '@/lib/base/amounts/fraction';
import { isSameToken } from '@/lib/base/tokens/token';
import type { Pair } from '@/lib/exchange/pairs/pair';
import { useUsdPrice } from '@/lib/exchange/pairs/useUsdPrice';
import { isPaying } from '@/lib/exchange/rewards/pools/rewardState';
import { useRewardStates } from '@/lib/exchange/rewards/pools/useRewardStates';
import { type Farm, farmsOf } from './farmCatalogue';
import { PAYING_VERSION } from './farmVersion';
import { useAprsOfFarms } from './useAprsOfFarms';
import { useFarmPools } from './useFarmPools';
import { useStakedValues } from './useStakedValues';

/** What the farm of a pool pays. */
type PairFarm = {
  readonly isReading: boolean;
  /** The farm that pays; undefined if none does, and while that is not known. */
  readonly farm: Farm | undefined;
  /** Whether a farm pays for the pool's tokens; no while that is not known. */
  readonly exists: boolean;
  /** What it pays in a year, without the fees of the pool; undefined while unknown. */
  readonly apr: Fraction | undefined;
};

/** What the farm for a pool's tokens pays, read every 30 blocks. */
export function usePairFarm(pair: Pair | undefined): PairFarm {
  const [token0, token1] = [pair?.token0, pair?.token1];
  const chainId = token0?.chainId;
  const farms = useMemo(
    () =>
      token0 && token1
        ? farmsOf(token0.chainId, PAYING_VERSION).filter(({ tokens }) =>
            [token0, token1].every((each) => tokens.some((token) => isSameToken(token, each))),
          )
        : [],
    [token0, token1],
  );
  const found = useFarmPools(chainId, farms);
  const { valued, areKnown } = useStakedValues(chainId, found);
  const known = valued.filter((each) => each.status === 'known');
  const states = useRewardStates(chainId, known, undefined);
  const { price: rewardPrice, isLoading: isPricing } = useUsdPrice(known[0]?.pool.rewardToken);
  const measured = states.map((each) => {
    const figures = each.state.status === 'known' ? each.state.figures : undefined;
    return { ...each, figures, stakedUsd: figures && each.usdOf(figures.totalStaked) };
  });
  const isLoading = [...found, ...states.map(({ state }) => state)].some(
    ({ status }) => status === 'loading',
  );
  const rated = useAprsOfFarms(measured, { rewardPrice, isLoading, readsFees: false });
  const paying = rated.find(({ figures }) => isPaying(figures));
  return {
    isReading:
      pair === undefined || isLoading || (paying !== undefined && (isPricing || !areKnown)),
    farm: paying?.farm,
    exists: paying !== undefined,
    apr: paying?.aprs.staking,
  };
}
