import { useRemainingAllowances } from '@/lib/transactions/approvals/useRemainingAllowances';
import type { Expectation, Intent } from '@/lib/transactions/submit/intent';
import type { Candidates } from './previewState';
import { requestsWithoutMinimum, reviewRequests } from './reviewRequests';

/** The requests that may be simulated for a review; none while its allowances are being read. */
export function useCandidates(intent: Intent, expectation: Expectation): Candidates {
  const { chainId, account } = intent.review;
  const { allowances } = useRemainingAllowances(chainId, account, expectation.approvals);
  if (allowances.some(({ isLoading }) => isLoading)) return { requests: [], unlimited: [] };
  return {
    requests: reviewRequests(intent, expectation, allowances),
    unlimited: requestsWithoutMinimum(intent, expectation, allowances),
  };
}
