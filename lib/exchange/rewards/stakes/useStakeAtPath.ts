import { useIsHydrated } from '@/lib/base/hydration/useIsHydrated';
import { useActiveChainId } from '@/lib/holdings/wallet/useActiveChainId';
import { useRoute } from '@/lib/site/navigation/useRoute';
import { stakeAt } from './stakeAt';
import { STAKES, type Stake } from './stakeCatalogue';

/** The stake that the address names. `noStakes`: the chain has none. `unknown`: it names none. */
type StakeResult =
  | { readonly status: 'loading' | 'noStakes' | 'unknown' }
  | { readonly status: 'known'; readonly stake: Stake };

/** The stake that the address names, on the chain shown. */
export function useStakeAtPath(): StakeResult {
  const chainId = useActiveChainId();
  const route = useRoute();
  const isHydrated = useIsHydrated();
  if (!isHydrated || chainId === undefined || route?.name !== 'stake') return { status: 'loading' };
  const stake = stakeAt(chainId, route);
  if (stake) return { status: 'known', stake };
  const hasStakes = STAKES.some(({ pool }) => pool.chainId === chainId);
  return { status: hasStakes ? 'unknown' : 'noStakes' };
}
