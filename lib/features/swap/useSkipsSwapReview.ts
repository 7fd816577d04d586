import { useSkipsReview } from '@/lib/transactions/submit/useSkipsReview';
import { isForOther, type SwapTerms } from './swapTerms';

/** Whether a swap is sent without its review. One to another address is always reviewed. */
export function useSkipsSwapReview(
  swap: Pick<SwapTerms, 'account' | 'recipient'> | undefined,
  isExpertMode: boolean,
): boolean {
  const isOwn = swap !== undefined && !isForOther(swap);
  return useSkipsReview(isExpertMode && isOwn);
}
