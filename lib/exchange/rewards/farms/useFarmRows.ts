import { useEffect } from 'react';
import type { Address } from 'viem';
import type { ChainId } from '@/lib/base/networks/network';
import { useKeepOwnPlaces } from '@/lib/exchange/pairs/useOwnPlaces';
import { useUsdPrice } from '@/lib/exchange/pairs/useUsdPrice';
import { hasStakeOrReward, type OwnStake } from '@/lib/exchange/rewards/pools/rewardState';
import { useRewardStates } from '@/lib/exchange/rewards/pools/useRewardStates';
import type { Farm } from './farmCatalogue';
import { farmKey } from './farmKey';
import type { FarmRow } from './farmRow';
import { useAprsOfFarms } from './useAprsOfFarms';
import { useFarmPools } from './useFarmPools';
import { useStakedValues } from './useStakedValues';

type FarmRows = {
  /**
   * The farms whose figures are known, and those in which the account has something. The others
   * that fail, and those that no contract has, are left out.
   */
  readonly rows: readonly FarmRow[];
  /** Whether the figures of some farms are still being read. */
  readonly isLoading: boolean;
  /** Whether what the account has in some farms is still being read. */
  readonly isLoadingOwn: boolean;
  /** Whether some farms can't be read. One without a contract is left out. */
  readonly hasFailed: boolean;
};

/**
 * The farms of one version with their figures, and what an account has in them. Each farm is read
 * separately: one that fails, or whose value or APR is not known, hides nothing of the others.
 */
export function useFarmRows(
  chainId: ChainId | undefined,
  farms: readonly Farm[],
  account: Address | undefined,
): FarmRows {
  const found = useFarmPools(chainId, farms);
  const { valued, areKnown: areValuesKnown } = useStakedValues(chainId, found);
  const known = valued.filter((each) => each.status === 'known');
  const states = useRewardStates(chainId, known, account);
  const { price: rewardPrice } = useUsdPrice(known[0]?.pool.rewardToken);
  const measured = states.map((each) => {
    const figures = each.state.status === 'known' ? each.state.figures : undefined;
    return { ...each, figures, stakedUsd: figures && each.usdOf(figures.totalStaked) };
  });
  const statuses = [...found, ...states.map(({ state }) => state)].map(({ status }) => status);
  const isLoading = statuses.includes('loading');
  const rated = useAprsOfFarms(measured, { rewardPrice, isLoading });
  const rows = rated.flatMap(({ farm, pool, state, figures, stakedUsd, aprs }): FarmRow[] => {
    if (state.status !== 'known' && state.status !== 'failed') return [];
    const { own } = state;
    if (figures === undefined && !hasStakeOrReward(own)) return [];
    return [{ farm, reward: pool.rewardToken, figures, own, stakedUsd, aprs }];
  });
  useKeepOwnPlaces(chainId, account, rows, ({ farm, own }) => [farmKey(farm), own?.staked]);
  useLogUnknownValues(rows, { areKnown: !isLoading && areValuesKnown });
  const isLoadingOwn = account !== undefined && rows.some(({ own }) => isUnanswered(own));
  const hasFailed = statuses.includes('failed');
  return { rows, isLoading, isLoadingOwn, hasFailed };
}

/** Whether what an account has in a farm, or what it has earned there, is not known yet. */
function isUnanswered(own: OwnStake | undefined): boolean {
  return own === undefined || (own.earned === undefined && !own.isEarnedUnreadable);
}

/** Logs the farms whose value can't be identified, once all that it is computed from is known. */
function useLogUnknownValues(rows: readonly FarmRow[], { areKnown }: { areKnown: boolean }): void {
  const unknown = rows
    .flatMap(({ farm, stakedUsd }) => (areKnown && stakedUsd === undefined ? [farm.name] : []))
    .join();
  useEffect(() => {
    if (unknown !== '') console.warn('The value of these farms is not known', unknown);
  }, [unknown]);
}
