import { slippageRisk } from '@/lib/site/settings/slippageSetting';
import { useSettings } from '@/lib/site/settings/store';

/**
 * Whether the limit of a swap is shown without unfolding the details: if the slippage tolerance is
 * high, and in expert mode, in which no review shows the limit.
 */
export function useIsLimitVisible(): boolean {
  return useSettings(
    ({ userSlippageTolerance, userExpertMode }) =>
      userExpertMode || slippageRisk(userSlippageTolerance) === 'high',
  );
}
