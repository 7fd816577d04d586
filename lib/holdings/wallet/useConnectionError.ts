import { useMutationState } from '@tanstack/react-query';
import { CONNECT } from './useWallet';

/**
 * Why the last attempt to connect a wallet failed; undefined if it did not. An attempt that the
 * user rejected leaves nothing behind.
 */
export function useConnectionError(): Error | undefined {
  const errors = useMutationState({
    filters: { mutationKey: CONNECT },
    select: ({ state }) => state.error,
  });
  return errors.at(-1) ?? undefined;
}
