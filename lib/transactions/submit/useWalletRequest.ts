import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useConfig } from 'wagmi';
import type { ChainId } from '@/lib/base/networks/network';
import { UncheckedNetworkError } from './checkWallet';
import type { SigningContext } from './signingContext';
import { useAssertFresh } from './useAssertFresh';
import { useAttempt } from './useAttempt';
import { type WalletConnection, walletConnection } from './walletConnection';
import { UserRejectedError } from './walletFailure';
import { freeConnection, type RequestSetup, withWallet } from './withWallet';

type Attempted<Input> = Pick<RequestSetup, 'chainId' | 'attempt'> & {
  readonly input: Input;
  /** Undefined without a connected wallet. */
  readonly connection: WalletConnection | undefined;
};

/**
 * Sends requests to the connected wallet, one at a time.
 *
 * The page's figures must be fresh. Then `send` checks the request, which simulates a transaction
 * once more, and asks the wallet; right before that the figures must be fresh still.
 *
 * The mutation is the state that a dialog shows. While one runs, calls of `send` are ignored.
 * Unmounting ends an attempt whose wallet has not been asked yet.
 *
 * @param send - Checks the request, asks the wallet, and resolves with the result.
 */
export function useWalletRequest<Input, Answer>(
  send: (context: SigningContext, input: Input) => Promise<Answer>,
) {
  const config = useConfig();
  const assertFresh = useAssertFresh();
  const { begin, end, settle, isRequested, isWalletAwaited } = useAttempt();
  const [isRejected, setRejected] = useState(false);
  const mutation = useMutation({
    mutationFn: async ({ input, ...attempted }: Attempted<Input>) => {
      const connection = freeConnection(attempted.connection);
      assertFresh(attempted.chainId);
      const setup = { ...attempted, connection, assertFresh };
      return withWallet(setup, (context) => send(context, input));
    },
    // A request that waits until the network returns would be a surprise.
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
    setRejected(false);
  };
  return {
    ...mutation,
    /** The latest input. */
    input: variables?.input,
    /** The phase while it is pending: our own checks come first, then the wallet is asked. */
    phase: isRequested ? 'requested' : 'checking',
    /** Whether the wallet has not answered a check, which needs no user. */
    isWalletAwaited,
    /** Whether the wallet has not been asked yet, so that the attempt can still be ended. */
    isBeforeRequest: isIdle || isUnchecked || (isPending && !isRequested),
    isUnchecked,
    /** Whether the user rejected the latest request, even if `onFailure` has reset it. */
    isRejected,
    /**
     * Asks the wallet. A failure calls `onFailure`, unless the component has unmounted or reset.
     */
    send: (chainId: ChainId, input: Input, onFailure: (error: Error) => void) => {
      const attempt = begin();
      if (attempt === undefined) return;
      setRejected(false);
      const connection = walletConnection(config);
      mutation.mutate(
        { input, chainId, connection, attempt },
        {
          onError: (failure) => {
            onFailure(failure);
            setRejected(failure instanceof UserRejectedError);
          },
        },
      );
    },
    reset,
    /**
     * Records that the user continues although the wallet cannot show its network. This applies
     * to the connection that was asked about. The request has to be made again, because the market
     * may have moved.
     */
    acceptUnchecked: () => {
      if (!isUnchecked) return;
      variables?.connection?.acceptUnchecked(variables.chainId);
      reset();
    },
    /** The user says that they dismissed the wallet's open request. */
    dismissRequest: () => {
      variables?.connection?.dismissRequest();
      reset();
    },
  } as const;
}

/** A rejection, or the question whether to continue: neither is a failure. */
function isExpected(error: unknown): boolean {
  return error instanceof UserRejectedError || error instanceof UncheckedNetworkError;
}
