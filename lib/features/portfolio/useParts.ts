import { useMemo } from 'react';
import type { Address } from 'viem';
import type { Fraction } from '@/lib/base/amounts/fraction';
import type { ChainId } from '@/lib/base/networks/network';
import type { Token } from '@/lib/base/tokens/token';
import { wrapped } from '@/lib/base/tokens/wrapped';
import { pngToken } from '@/lib/chain/contracts/pngToken';
import { usdValue } from '@/lib/exchange/pairs/usdPrice';
import { usePositions, type ValuedPosition } from '@/lib/exchange/pairs/usePositions';
import { useUsdPrices } from '@/lib/exchange/pairs/useUsdPrices';
import type { EarnedTotal } from '@/lib/exchange/rewards/farms/earnedTotal';
import { useEarnedTotal } from '@/lib/exchange/rewards/farms/useEarnedTotal';
import { useStakedPositions } from '@/lib/exchange/rewards/farms/useStakedPositions';
import { stakesOf } from '@/lib/exchange/rewards/stakes/stakeCatalogue';
import { useStakeRows } from '@/lib/exchange/rewards/stakes/useStakeRows';
import { type Exposure, exposureTo, exposureToPair } from './exposure';
import type { PortfolioReads } from './portfolio';
import { portfolioPart } from './portfolioPart';
import { useExtraValues } from './useExtraValues';
import { useHeldTokens } from './useHeldTokens';

type Part<Name extends keyof PortfolioReads> = Pick<PortfolioReads, Name>;

const STAKE_VERSION = 0;

/** What the connected account has in its wallet, apart from positions. */
export function useTokensPart(): Part<'tokens' | 'held'> {
  const { held, isReading, isIncomplete } = useHeldTokens();
  const doubtful = held.filter(({ isDoubtful }) => isDoubtful).length;
  const values = held.map(({ counted }) => counted);
  const exposures = held.flatMap(({ currency, counted }) => exposureTo(wrapped(currency), counted));
  const state = { isReading, isIncomplete, doubtful, exposures };
  return { held, tokens: portfolioPart(values, state) };
}

/** The liquidity in the wallet of the connected account. */
export function usePositionsPart(): Part<'positions'> {
  const found = usePositions();
  const positions = found.status === 'ready' ? found.positions : [];
  const values = positions.map(({ totalUsd }) => totalUsd);
  const isReading = found.status !== 'ready' || found.isSearching || found.isPricing;
  return {
    positions: portfolioPart(values, { isReading, exposures: positions.flatMap(exposuresOf) }),
  };
}

/** The liquidity that an account has staked in farms. */
export function useFarmsPart(chainId: ChainId, account: Address): Part<'farms'> {
  const { positions, isSearching, isPricing, isIncomplete } = useStakedPositions(chainId, account);
  const values = positions.map(({ totalUsd }) => totalUsd);
  const exposures = positions.flatMap(exposuresOf);
  const isReading = isSearching || isPricing;
  return { farms: portfolioPart(values, { isReading, isIncomplete, exposures }) };
}

function exposuresOf({ pool, totalUsd }: ValuedPosition): readonly Exposure[] {
  return exposureToPair(pool.pair, totalUsd);
}

/** What an account can claim in farms. */
export function useFarmRewardsPart(chainId: ChainId, account: Address): Part<'farmRewards'> {
  const earned = useEarnedTotal(chainId, account);
  const rewards = useFarmRewards(chainId, earned);
  const extras = useExtraValues(chainId, account);
  return {
    farmRewards: portfolioPart([...rewards.values, ...extras.values], {
      exposures: [
        ...rewards.values.flatMap((usd) => exposureTo(pngToken(chainId), usd)),
        ...extras.exposures,
      ],
      doubtful: extras.doubtful,
      isReading: earned === undefined || extras.isReading || rewards.isPricing,
      isIncomplete: (earned?.unreadable ?? 0) > 0 || extras.isIncomplete,
    }),
  };
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

/** What an account has staked in single stakes, and what these owe. */
export function useStakesPart(chainId: ChainId, account: Address): Part<'stakes' | 'stakeRewards'> {
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
  const valued = (token: Token, raw: bigint | undefined) =>
    raw ? [{ token, usd: usdOf(token, raw) }] : [];
  const staked = own.flatMap(({ pool, has }) => valued(pool.stakingToken, has.staked));
  const rewards = own.flatMap(({ pool, has }) => valued(pool.rewardToken, has.earned));
  const valuesOf = (items: typeof staked) => items.map(({ usd }) => usd);
  const exposedBy = (items: typeof staked) =>
    items.flatMap(({ token, usd }) => exposureTo(token, usd));
  return {
    stakes: portfolioPart(valuesOf(staked), {
      isReading,
      isIncomplete: hasFailed,
      exposures: exposedBy(staked),
    }),
    stakeRewards: portfolioPart(valuesOf(rewards), {
      exposures: exposedBy(rewards),
      isReading:
        isReading || own.some(({ has }) => has.earned === undefined && !has.isEarnedUnreadable),
      isIncomplete: hasFailed || own.some(({ has }) => has.isEarnedUnreadable),
    }),
  };
}
