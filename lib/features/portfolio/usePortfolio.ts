import { useMemo } from 'react';
import type { Address } from 'viem';
import type { Fraction } from '@/lib/base/amounts/fraction';
import type { ChainId } from '@/lib/base/networks/network';
import { pngToken } from '@/lib/chain/contracts/pngToken';
import { usdValue } from '@/lib/exchange/pairs/usdPrice';
import { usePositions } from '@/lib/exchange/pairs/usePositions';
import { useUsdPrices } from '@/lib/exchange/pairs/useUsdPrices';
import type { EarnedTotal } from '@/lib/exchange/rewards/farms/earnedTotal';
import { useEarnedTotal } from '@/lib/exchange/rewards/farms/useEarnedTotal';
import { useStakedPositions } from '@/lib/exchange/rewards/farms/useStakedPositions';
import { stakesOf } from '@/lib/exchange/rewards/stakes/stakeCatalogue';
import { useStakeRows } from '@/lib/exchange/rewards/stakes/useStakeRows';
import { type PortfolioPart, portfolioPart, totalOf } from './portfolioPart';
import { useExtraValues } from './useExtraValues';
import { type HeldToken, useHeldTokens } from './useHeldTokens';

/** What an account has, by where it is. */
export type Portfolio = {
  readonly total: PortfolioPart;
  readonly tokens: PortfolioPart;
  /** Most valuable first. */
  readonly held: readonly HeldToken[];
  readonly positions: PortfolioPart;
  readonly farms: PortfolioPart;
  readonly stakes: PortfolioPart;
  /** The rewards that can be claimed, in farms and stakes. They are in the total. */
  readonly toClaim: PortfolioPart;
};

const STAKE_VERSION = 0;

/** What the connected account has, part by part, with its value in dollars. */
export function usePortfolio(chainId: ChainId, account: Address): Portfolio {
  const { held, isReading, isIncomplete } = useHeldTokens();
  const inWallet = usePositions();
  const inFarms = useStakedPositions(chainId, account);
  const earned = useEarnedTotal(chainId, account);
  const stakes = useOwnStakes(chainId, account);
  const farmRewards = useFarmRewards(chainId, earned);
  const extras = useExtraValues(chainId, account);

  const tokens = portfolioPart(
    held.map(({ counted }) => counted),
    { isReading, isIncomplete, doubtful: held.filter(({ isDoubtful }) => isDoubtful).length },
  );
  const positions = portfolioPart(
    inWallet.status === 'ready' ? inWallet.positions.map(({ totalUsd }) => totalUsd) : [],
    { isReading: inWallet.status !== 'ready' || inWallet.isSearching || inWallet.isPricing },
  );
  const farms = portfolioPart(
    inFarms.positions.map(({ totalUsd }) => totalUsd),
    {
      isReading: inFarms.isSearching || inFarms.isPricing,
      isIncomplete: inFarms.isIncomplete,
    },
  );
  const toClaim = portfolioPart([...farmRewards.values, ...extras.values, ...stakes.rewards], {
    doubtful: extras.doubtful,
    isReading:
      earned === undefined ||
      extras.isReading ||
      farmRewards.isPricing ||
      stakes.staked.isReading ||
      stakes.areRewardsReading,
    isIncomplete:
      (earned?.unreadable ?? 0) > 0 ||
      extras.isIncomplete ||
      stakes.staked.isIncomplete ||
      stakes.areRewardsIncomplete,
  });
  const total = totalOf([tokens, positions, farms, stakes.staked, toClaim]);
  return { total, tokens, held, positions, farms, stakes: stakes.staked, toClaim };
}

/** What the farms owe, which is all PNG: one value, or none; and whether its price is being read. */
function useFarmRewards(
  chainId: ChainId,
  earned: EarnedTotal | undefined,
): { readonly values: readonly (Fraction | undefined)[]; readonly isPricing: boolean } {
  const png = pngToken(chainId);
  const { usdPriceOf, isLoading } = useUsdPrices(
    chainId,
    useMemo(() => [pngToken(chainId)], [chainId]),
  );
  if (!earned || earned.total === 0n) return { values: [], isPricing: false };
  const price = usdPriceOf(png);
  return { values: [price && usdValue(earned.total, price)], isPricing: isLoading };
}

/** What the account has staked in single stakes, and what these owe. */
function useOwnStakes(chainId: ChainId, account: Address) {
  const stakes = stakesOf(chainId, STAKE_VERSION);
  const { rows, isLoading, hasFailed } = useStakeRows(chainId, stakes, account);
  const tokens = useMemo(
    () =>
      stakesOf(chainId, STAKE_VERSION).flatMap(({ pool }) => [pool.stakingToken, pool.rewardToken]),
    [chainId],
  );
  const prices = useUsdPrices(chainId, tokens);
  const usdOf = (token: (typeof tokens)[number], raw: bigint) => {
    const price = prices.usdPriceOf(token);
    return price && usdValue(raw, price);
  };
  const own = rows.flatMap(({ stake, own: has }) => (has ? [{ pool: stake.pool, has }] : []));
  // The figures of a stake may be known before what the account has in it.
  const isReading = isLoading || prices.isLoading || own.length < rows.length;
  return {
    staked: portfolioPart(
      own.flatMap(({ pool, has }) =>
        has.staked > 0n ? [usdOf(pool.stakingToken, has.staked)] : [],
      ),
      { isReading, isIncomplete: hasFailed },
    ),
    rewards: own.flatMap(({ pool, has }) =>
      has.earned ? [usdOf(pool.rewardToken, has.earned)] : [],
    ),
    areRewardsReading: own.some(({ has }) => has.earned === undefined && !has.isEarnedUnreadable),
    areRewardsIncomplete: own.some(({ has }) => has.isEarnedUnreadable),
  };
}
