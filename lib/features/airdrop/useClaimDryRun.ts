import { skipToken, useQuery } from '@tanstack/react-query';
import type { Address } from 'viem';
import { AVALANCHE } from '@/lib/base/networks/network';
import { useFiguresBlock } from '@/lib/chain/reads/useFreshness';
import type { ClaimDryRun } from './claimDryRun';

/** How soon endpoints that did not answer are asked again. */
const RETRY_MS = 3_000;

/**
 * A simulated claim from an address, repeated in each block. The last one stays until the next has
 * ended.
 *
 * @param account - Undefined while nothing is to be simulated.
 * @returns undefined until the first one has ended; `unavailable` while no endpoint answers.
 */
export function useClaimDryRun(
  account: Address | undefined,
): ClaimDryRun | { readonly status: 'unavailable' } | undefined {
  const block = useFiguresBlock(AVALANCHE);
  const { data, failureReason } = useQuery({
    queryKey: ['claimDryRun', account, String(block)],
    queryFn:
      account === undefined || block === undefined
        ? skipToken
        : async ({ signal }) => {
            const { simulateClaim } = await import('./claimDryRun');
            return simulateClaim({ account, block }, signal);
          },
    placeholderData: (last, query) => (query?.queryKey[1] === account ? last : undefined),
    retry: true,
    retryDelay: RETRY_MS,
    gcTime: 0,
    networkMode: 'always',
  });
  if (data !== undefined) return data;
  return failureReason === null ? undefined : { status: 'unavailable' };
}
