import { rewardPoolKey } from '@/lib/exchange/rewards/pools/rewardPool';
import { isPaying } from '@/lib/exchange/rewards/pools/rewardState';
import { useRewardStates } from '@/lib/exchange/rewards/pools/useRewardStates';
import type { Farm } from './farmCatalogue';
import { useFarmPools } from './useFarmPools';

/**
 * The first of some farms of one chain that is known to pay; undefined while it is not known
 * whether an earlier one does.
 */
export function useRunningFarm(farms: readonly Farm[]): Farm | undefined {
  const chainId = farms[0]?.tokens[0].chainId;
  const found = useFarmPools(chainId, farms);
  const known = found.filter((each) => each.status === 'known');
  const states = useRewardStates(chainId, known, undefined);
  for (const each of found) {
    if (each.status === 'loading') return undefined;
    if (each.status !== 'known') continue;
    const state = states.find(
      ({ pool }) => rewardPoolKey(pool) === rewardPoolKey(each.pool),
    )?.state;
    if (state === undefined || state.status === 'loading') return undefined;
    if (state.status === 'known' && isPaying(state.figures)) return each.farm;
  }
  return undefined;
}
