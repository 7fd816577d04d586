import type { Address } from 'viem';
import type { ChainId } from '@/lib/base/networks/network';
import { hasNoUsableAnswer, resultOf } from '@/lib/chain/reads/readState';
import { useReadRecords } from '@/lib/chain/reads/useReadRecords';
import { positionOf } from '@/lib/exchange/pairs/pool';
import { useLiquidityUsd } from '@/lib/exchange/pairs/useLiquidityUsd';
import { usePools } from '@/lib/exchange/pairs/usePools';
import type { ValuedPosition } from '@/lib/exchange/pairs/usePositions';
import { stakedIn, stakedRead } from '@/lib/exchange/rewards/pools/rewardReads';
import { useLatestReceiptBlock } from '@/lib/transactions/history/useLatestReceiptBlock';
import type { Farm } from './farmCatalogue';
import { useStakedFarms } from './useStakedFarms';

/** Liquidity that an account has staked in a farm. */
export type StakedPosition = ValuedPosition & { readonly farm: Farm };

/** What an account has staked in farms. */
export type StakedPositions = {
  readonly positions: readonly StakedPosition[];
  /** Whether there may be more, because farms or pools are still being read. */
  readonly isSearching: boolean;
  /** Whether there may be more, because MiniChef, a farm or a pool has no usable answer. */
  readonly isIncomplete: boolean;
  /** The farms without a usable answer. */
  readonly unreadable: readonly Farm[];
  /** Whether values are missing because prices are still being read. */
  readonly isPricing: boolean;
};

/** The liquidity that an account has staked in the farms of all versions. */
export function useStakedPositions(
  chainId: ChainId | undefined,
  account: Address | undefined,
): StakedPositions {
  const { staked, isSearching, unreadable: silent } = useStakedFarms(chainId, account);
  // Read in the same block as the figures of the pools.
  const stakes = useReadRecords(
    chainId,
    staked,
    ({ pool }) => ({ stake: stakedRead(pool, account) }),
    { needsSameBlock: true, sinceBlock: useLatestReceiptBlock(chainId, account) },
  );
  const pools = usePools(
    chainId,
    stakes.map(({ farm, stake }) => ({ farm, stake, tokens: farm.tokens })),
  );
  const { usdOf, isLoading: isPricing } = useLiquidityUsd(staked.length > 0 ? chainId : undefined);
  const positions = pools.flatMap(({ farm, stake, result }) => {
    const answer = resultOf(stake);
    if (result.status !== 'exists' || answer === undefined) return [];
    const liquidity = stakedIn(answer);
    const position = positionOf(result.pool, liquidity);
    const totalUsd = usdOf(liquidity, result.pool);
    return position ? [{ ...position, farm, totalUsd }] : [];
  });
  const isUnreadable = ({ stake, isUnreadable: isPoolUnreadable }: (typeof pools)[number]) =>
    isPoolUnreadable || hasNoUsableAnswer(stake);
  const isReading = pools.some(
    (each) =>
      !isUnreadable(each) &&
      (resultOf(each.stake) === undefined || each.result.status === 'loading'),
  );
  const unreadable = [...silent, ...pools.filter(isUnreadable).map(({ farm }) => farm)];
  return {
    positions,
    isSearching: isSearching || isReading,
    isIncomplete: unreadable.length > 0,
    unreadable,
    isPricing,
  };
}
