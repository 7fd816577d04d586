import { useEffect, useMemo } from 'react';
import type { Address } from 'viem';
import type { ChainId } from '@/lib/base/networks/network';
import { useUsdPrices } from '@/lib/exchange/pairs/useUsdPrices';
import { isOwnStake } from '@/lib/exchange/rewards/pools/isOwnStake';
import type { RewardStake } from '@/lib/exchange/rewards/pools/rewardState';
import { useRewardStates } from '@/lib/exchange/rewards/pools/useRewardStates';
import type { Farm } from './farmCatalogue';
import type { FarmRow } from './farmRow';
import { useFarmAprs } from './useFarmAprs';
import { useFarmPools } from './useFarmPools';
import { useStakedWorth } from './useStakedWorth';

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
 * by itself: one that fails, or whose value or APR is not known, hides nothing of the others.
 */
export function useFarmRows(
  chainId: ChainId | undefined,
  farms: readonly Farm[],
  account: Address | undefined,
): FarmRows {
  const found = useFarmPools(chainId, farms);
  const pools = useMemo(
    () => found.map((each) => (each.status === 'known' ? each.pool : undefined)),
    [found],
  );
  const states = useRewardStates(chainId, pools, account);
  const { worthOf, areKnown: areWorthsKnown } = useStakedWorth(chainId, farms);
  const rewards = useMemo(
    () => pools.flatMap((pool) => pool?.rewardToken ?? []).slice(0, 1),
    [pools],
  );
  const [rewardPrice] = useUsdPrices(chainId, rewards).prices;
  const bases = farms.map((_farm, index) => {
    const state = states[index];
    if (state?.status !== 'known') return { figures: undefined, totalUsd: undefined };
    const { figures } = state;
    return { figures, totalUsd: worthOf(index, figures.totalStaked) };
  });
  const isLoading = farms.some((_farm, index) => {
    const status = found[index]?.status;
    return status === 'loading' || (status === 'known' && states[index]?.status === 'loading');
  });
  const aprs = useFarmAprs(farms, bases, { rewardPrice, isLoading });
  const rows = farms.flatMap((farm, index): FarmRow[] => {
    const [state, pool, apr] = [states[index], pools[index], aprs[index]];
    if (pool === undefined || apr === undefined) return [];
    if (state?.status !== 'known' && state?.status !== 'failed') return [];
    const { stake } = state;
    const { figures, totalUsd } = bases[index] ?? {};
    if (figures === undefined && !isOwnStake(stake)) return [];
    return [{ farm, reward: pool.rewardToken, figures, stake, totalUsd, aprs: apr }];
  });
  useLogUnknownWorth(rows, { areKnown: !isLoading && areWorthsKnown });
  const isLoadingOwn = account !== undefined && rows.some(({ stake }) => isUnanswered(stake));
  const hasFailed = [...found, ...states].some(({ status }) => status === 'failed');
  return { rows, isLoading, isLoadingOwn, hasFailed };
}

/** Whether what an account has in a farm, or what it has earned there, is not known yet. */
function isUnanswered(stake: RewardStake | undefined): boolean {
  return stake === undefined || (stake.earned === undefined && !stake.isEarnedRefused);
}

/** Logs the farms whose value can't be identified, once all that it is computed from is known. */
function useLogUnknownWorth(rows: readonly FarmRow[], { areKnown }: { areKnown: boolean }): void {
  const unknown = rows
    .flatMap(({ farm, totalUsd }) => (areKnown && totalUsd === undefined ? [farm.name] : []))
    .join();
  useEffect(() => {
    if (unknown !== '') console.warn('The value of these farms is not known', unknown);
  }, [unknown]);
}
