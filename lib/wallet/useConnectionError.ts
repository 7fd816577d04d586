import { useMutationState } from '@tanstack/react-query';
import { isUserRejection } from '@/lib/errors/errorChain';
import { CONNECT } from './useWallet';

/**
 * Why the last attempt to connect a wallet failed; undefined if it did not, or the user rejected
 * it.
 */
export function useConnectionError(): Error | undefined {
  const errors = useMutationState({
    filters: { mutationKey: CONNECT },
    select: ({ state }) => state.error,
  });
  const last = errors.at(-1);
  return last && !isUserRejection(last) ? last : undefined;
}
