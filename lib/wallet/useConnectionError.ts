import { useMutationState } from '@tanstack/react-query';
import { isUserRejection } from '@/lib/errors/errorChain';

/**
 * Why the last attempt to connect a wallet failed; undefined if it did not, or the user rejected
 * it.
 */
export function useConnectionError(): Error | undefined {
  const errors = useMutationState({
    // wagmi's key for every connection that a user requests.
    filters: { mutationKey: ['connect'] },
    select: ({ state }) => state.error,
  });
  const last = errors.at(-1);
  return last && !isUserRejection(last) ? last : undefined;
}
