import { useKnownProbe } from '@/lib/exchange/tokenProbe/useKnownProbe';
import type { Intent } from '@/lib/transactions/submit/intent';
import { swapIntent } from './swapIntent';
import type { SwapTerms } from './swapTerms';

/** The intent of a swap in review, with what a probe of its output found. */
export function useSwapIntent(swap: SwapTerms): Intent {
  const probe = useKnownProbe(swap.output);
  const purchase = probe?.kind === 'probed' ? probe.purchase : undefined;
  return swapIntent(swap, purchase?.status === 'done' && purchase.feeBps === 0);
}
