import { useSendsAtOnce } from '@/lib/transactions/submit/useSendsAtOnce';
import { isForOther, type SwapTerms } from './swapTerms';

/** Whether a swap is sent without its review. One to another address is always reviewed. */
export function useSendsSwapAtOnce(
  swap: Pick<SwapTerms, 'account' | 'recipient'> | undefined,
  isExpertMode: boolean,
): boolean {
  const isOwn = swap !== undefined && !isForOther(swap);
  return useSendsAtOnce(isExpertMode && isOwn);
}
