import { useMemo } from 'react';
import type { Address } from 'viem';
import type { ChainId } from '@/lib/base/networks/network';
import { resultOf } from '@/lib/chain/reads/readOutcome';
import { useReadRecords } from '@/lib/chain/reads/useReadRecords';
import { positionOf } from '@/lib/exchange/pairs/pool';
import { totalUsd } from '@/lib/exchange/pairs/usdPrice';
import { usePools } from '@/lib/exchange/pairs/usePools';
import type { ValuedPosition } from '@/lib/exchange/pairs/usePositions';
import { usePriceOf } from '@/lib/exchange/pairs/usePriceOf';
import { stakedIn, stakedRead } from '@/lib/exchange/rewards/pools/rewardReads';
import { useLatestReceiptBlock } from '@/lib/transactions/history/useLatestReceiptBlock';
import type { Farm } from './farmCatalogue';
import { useStakedFarms } from './useStakedFarms';

/** Liquidity that an account has staked in a farm. */
export type StakedPosition = ValuedPosition & { readonly farm: Farm };

/** What an account has staked in farms. */
type StakedPositions = {
  readonly positions: readonly StakedPosition[];
  /** Whether there may be more, because farms are still being searched. */
  readonly isSearching: boolean;
  /** Whether there may be more, because MiniChef does not return its pools. */
  readonly isIncomplete: boolean;
};

/** The liquidity that an account has staked in the farms of all versions. */
export function useStakedPositions(
  chainId: ChainId | undefined,
  account: Address | undefined,
): StakedPositions {
  const { staked, isSearching, isIncomplete } = useStakedFarms(chainId, account);
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
  const tokens = useMemo(() => staked.flatMap(({ farm }) => farm.tokens), [staked]);
  const { priceOf } = usePriceOf(chainId, tokens);
  const positions = pools.flatMap(({ farm, stake, result }) => {
    const answer = resultOf(stake);
    if (result.status !== 'exists' || answer === undefined) return [];
    const position = positionOf(result.pool, stakedIn(answer));
    return position ? [{ ...position, farm, totalUsd: totalUsd(position.amounts, priceOf) }] : [];
  });
  const isReading = stakes.some(({ stake }) => resultOf(stake) === undefined);
  return { positions, isSearching: isSearching || isReading, isIncomplete };
}
