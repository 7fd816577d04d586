import { useIsHydrated } from '@/lib/base/hydration/useIsHydrated';
import type { RewardPool } from '@/lib/exchange/rewards/pools/rewardPool';
import { useActiveChainId } from '@/lib/holdings/wallet/useActiveChainId';
import { useRoute } from '@/lib/site/navigation/useRoute';
import { farmAt } from './farmAt';
import { type Farm, farmsOf } from './farmCatalogue';
import { useFarmPools } from './useFarmPools';

/**
 * The farm that the address names.
 *
 * `loading`: it is asked whether its contract has it; without a farm, the address is not read yet.
 * `noFarms`: the chain has none. `unknown`: the address names no farm, or one that its contract
 * does not have. `failed`: the contract returns no usable answer.
 */
type FarmResult =
  | { readonly status: 'loading'; readonly farm: Farm | undefined }
  | { readonly status: 'noFarms' | 'unknown' | 'failed' }
  | { readonly status: 'known'; readonly farm: Farm; readonly pool: RewardPool };

const NO_FARMS: readonly Farm[] = [];

/** The farm that the address names, on the chain shown. */
export function useFarmAtPath(): FarmResult {
  const chainId = useActiveChainId();
  const route = useRoute();
  const isHydrated = useIsHydrated();
  const path = route?.name === 'farm' ? route : undefined;
  const farm = chainId && path && farmAt(chainId, path);
  const [found] = useFarmPools(chainId, farm ? [farm] : NO_FARMS);
  if (!isHydrated || chainId === undefined || path === undefined)
    return { status: 'loading', farm: undefined };
  if (farm === undefined) return { status: farmsOf(chainId, 2).length > 0 ? 'unknown' : 'noFarms' };
  if (found?.status === 'known') return { status: 'known', farm, pool: found.pool };
  if (found?.status === 'absent') return { status: 'unknown' };
  return found?.status === 'failed' ? { status: 'failed' } : { status: 'loading', farm };
}
