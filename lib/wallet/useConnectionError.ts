import { useMutationState } from '@tanstack/react-query';
import { isUserRefusal } from '@/lib/errors/errorChain';

/** Why the last attempt to connect a wallet failed; undefined when it did not, or the user refused. */
export function useConnectionError(): Error | undefined {
  const errors = useMutationState({
    // The key that wagmi gives to every connection that somebody asks for.
    filters: { mutationKey: ['connect'] },
    select: ({ state }) => state.error,
  });
  const last = errors.at(-1);
  return last && !isUserRefusal(last) ? last : undefined;
}
