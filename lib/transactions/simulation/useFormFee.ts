import { useQuery } from '@tanstack/react-query';
import { useRemainingAllowances } from '@/lib/transactions/approvals/useRemainingAllowances';
import type { Intent } from '@/lib/transactions/submit/intent';

/** How long an estimate is shown: the gas price changes slowly, and a review simulates again. */
const RENEW_MS = 60_000;
/** A simulation that shows no fee is repeated after this. */
const RETRY_MS = 10_000;

/**
 * The network fee of what a form would send, without the approvals before it. It costs one
 * simulation for each `gasKey`, and one a minute while it is shown, or six a minute until one
 * shows the fee.
 *
 * @param gasKey - What the gas depends on, such as the path of a swap. Amounts are not part of it.
 * @returns undefined while it is being simulated; null when no simulation shows it.
 */
export function useFormFee(intent: Intent, gasKey: string) {
  const { chainId, account, expectation } = intent;
  const { allowances } = useRemainingAllowances(chainId, account, expectation?.approvals ?? []);
  const { data, isError } = useQuery({
    queryKey: ['formFee', chainId, account, gasKey],
    queryFn: async ({ signal }) => {
      const { simulatedFee } = await import('./simulatedFee');
      return simulatedFee(intent, allowances, { signal });
    },
    enabled: !allowances.some(({ isLoading }) => isLoading),
    retry: false,
    staleTime: RENEW_MS,
    refetchInterval: ({ state }) =>
      state.status === 'success' && state.data ? RENEW_MS : RETRY_MS,
    networkMode: 'always',
  });
  return isError ? null : data;
}
