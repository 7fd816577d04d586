import { useMemo } from 'react';
import type { Address } from 'viem';
import type { ChainId } from '@/lib/base/networks/network';
import { hasNoUsableAnswer, isFailed, isSettled, resultOf } from '@/lib/chain/reads/readState';
import { SELDOM } from '@/lib/chain/reads/useChainReads';
import { useReadRecords } from '@/lib/chain/reads/useReadRecords';
import { resultNow, useKeepOwnPlaces } from '@/lib/exchange/pairs/useOwnPlaces';
import type { RewardPool } from '@/lib/exchange/rewards/pools/rewardPool';
import { stakedIn, stakedRead } from '@/lib/exchange/rewards/pools/rewardReads';
import { useLatestReceiptBlock } from '@/lib/transactions/history/useLatestReceiptBlock';
import { type Farm, farmsOn } from './farmCatalogue';
import { farmKey } from './farmKey';
import { useFarmPools } from './useFarmPools';

/** A farm where an account has a stake, and its pool. */
type StakedFarm = { readonly farm: Farm; readonly pool: RewardPool };

/** The farms of an account: the same list while nothing changes. */
type StakedFarms = {
  readonly staked: readonly StakedFarm[];
  /** Whether there may be more, because some farms have not answered yet. */
  readonly isSearching: boolean;
  /** Those that may have more: MiniChef does not return its pools, or a farm its stake. */
  readonly unreadable: readonly Farm[];
};

/** The farms of all versions where an account has a stake. */
export function useStakedFarms(
  chainId: ChainId | undefined,
  account: Address | undefined,
): StakedFarms {
  const found = useFarmPools(chainId, farmsOn(account && chainId));
  const searched = useReadRecords(
    chainId,
    found,
    (each) => ({ stake: each.status === 'known' ? stakedRead(each.pool, account) : undefined }),
    { everyBlocks: SELDOM, sinceBlock: useLatestReceiptBlock(chainId, account) },
  );
  useKeepOwnPlaces(chainId, account, searched, ({ farm, stake }) => {
    const answer = resultNow(stake);
    return [farmKey(farm), answer === undefined ? undefined : stakedIn(answer)];
  });
  const staked = useMemo(
    () =>
      searched.flatMap((each) => {
        const isStaked = stakedIn(resultOf(each.stake) ?? 0n) > 0n;
        return isStaked && each.status === 'known' ? [{ farm: each.farm, pool: each.pool }] : [];
      }),
    [searched],
  );
  const unreadable = useMemo(
    () =>
      searched
        .filter(
          ({ status, stake }) =>
            status === 'failed' || (hasNoUsableAnswer(stake) && isFailed(stake)),
        )
        .map(({ farm }) => farm),
    [searched],
  );
  const areStakesKnown = searched.every(({ stake }) => isSettled(stake));
  return {
    staked,
    isSearching: !areStakesKnown || found.some(({ status }) => status === 'loading'),
    unreadable,
  };
}
