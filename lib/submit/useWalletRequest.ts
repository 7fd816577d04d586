import { useMutation } from '@tanstack/react-query';
import { useConfig } from 'wagmi';
import type { ChainId } from '@/lib/networks/network';
import { useStaleCheck } from '@/lib/reads/useStaleCheck';
import { askWallet, type Question } from './askWallet';
import { UncheckedNetworkError } from './checkWallet';
import type { SigningContext } from './signingContext';
import { useAttempt } from './useAttempt';
import { UserRejectedError } from './walletFailure';
import { walletSession } from './walletSession';

type Asked<Signable> = Question & { readonly wanted: Signable };

/**
 * Asks the connected wallet for something, one request at a time.
 *
 * The mutation is the state that a dialog shows. Calls of `ask` while one runs are ignored.
 * Unmounting ends an attempt whose wallet has not been asked yet.
 *
 * @param act - Checks what is wanted, asks the wallet, and resolves with what came of it.
 */
export function useWalletRequest<Signable, Answer>(
  act: (context: SigningContext, wanted: Signable) => Promise<Answer>,
) {
  const config = useConfig();
  const isStale = useStaleCheck();
  const { begin, end, settle, isAsked } = useAttempt();
  const mutation = useMutation({
    mutationFn: ({ wanted, ...question }: Asked<Signable>) =>
      askWallet(question, (context) => act(context, wanted)),
    // A request that waited for the network to come back would be a surprise.
    networkMode: 'always',
    onError: (error, { attempt }) => {
      if (!attempt.signal.aborted && !isExpected(error)) console.error(error);
    },
    onSettled: (_answer, _error, { attempt }) => settle(attempt),
  });
  const { variables, isIdle, isPending, error } = mutation;
  const isUnchecked = error instanceof UncheckedNetworkError;
  const reset = () => {
    end();
    mutation.reset();
  };
  return {
    ...mutation,
    /** What was asked for last. */
    wanted: variables?.wanted,
    /** While it is pending: our own checks come first, then the wallet is asked. */
    phase: isAsked ? 'asked' : 'checking',
    /** Whether the wallet has not been asked, so that the attempt can still be ended. */
    isBeforeRequest: isIdle || isUnchecked || (isPending && !isAsked),
    isUnchecked,
    /** Asks the wallet. A failure calls `onFailure`, unless the component is gone or has reset. */
    ask: (chainId: ChainId, wanted: Signable, onFailure: (error: Error) => void) => {
      const attempt = begin();
      if (attempt === undefined) return;
      const session = walletSession(config);
      mutation.mutate({ wanted, chainId, session, attempt, isStale }, { onError: onFailure });
    },
    reset,
    /**
     * Notes that the person goes on although the wallet cannot show its network. It counts for the
     * connection that was asked about. What is wanted has to be asked for anew: the market may have
     * moved since.
     */
    acceptUnchecked: () => {
      if (!isUnchecked) return;
      variables?.session?.acceptUnchecked(variables.chainId);
      reset();
    },
    /** The person says that they dismissed the request that is open at the wallet. */
    forgetRequest: () => {
      variables?.session?.forgetRequest();
      reset();
    },
  } as const;
}

/** A refusal, or the question whether to go on: nothing has failed. */
function isExpected(error: unknown): boolean {
  return error instanceof UserRejectedError || error instanceof UncheckedNetworkError;
}
