import { useMutation } from '@tanstack/react-query';
import { type Config, useConfig } from 'wagmi';
import { isUserRefusal } from '@/lib/errors/errorChain';
import { ExistingTransactionError } from '@/lib/history/history';
import { addTransaction } from '@/lib/history/store';
import type { ChainId } from '@/lib/networks/network';
import { useStaleCheck } from '@/lib/reads/useStaleCheck';
import { askWallet } from './askWallet';
import type { Attempt } from './attempt';
import type { Intent } from './intent';
import { WalletDisconnectedError } from './sendFailure';
import { type Submission, submit } from './submit';
import { useAttempt } from './useAttempt';
import { UncheckedNetworkError } from './walletProvider';
import { walletSession } from './walletSession';

type Asked = {
  readonly intent: Intent;
  readonly attempt: Attempt;
  readonly isStale: (chainId: ChainId) => boolean;
};

/**
 * Sends what was reviewed through the connected wallet and remembers the transaction, also when
 * nobody watches any more.
 *
 * The mutation is the dialog's state. Further calls of `mutate` while one runs are ignored.
 * Unmounting ends an attempt whose wallet has not been asked yet.
 */
export function useSubmit() {
  const config = useConfig();
  const isStale = useStaleCheck();
  const { begin, end, settle, isAsked } = useAttempt();
  const mutation = useMutation({
    mutationFn: (asked: Asked) => sendAndRemember(config, asked),
    // A send that waited for the network to come back would be a surprise.
    networkMode: 'always',
    onError: (error, { attempt }) => {
      if (!attempt.signal.aborted && !isExpected(error)) console.error(error);
    },
    onSettled: (_submission, _error, { attempt }) => settle(attempt),
  });
  const { variables, isIdle, isPending, error } = mutation;
  const isUnchecked = error instanceof UncheckedNetworkError;
  const mutate = (intent: Intent) => {
    const attempt = begin();
    if (attempt === undefined) return;
    const connector = walletSession(config)?.connector;
    const onError = (failure: Error) => {
      const { isRejectionTold } = intent.review.statement.refusals;
      if (!isRejectionTold && isUserRefusal(failure)) mutation.reset();
      // What wagmi does when the wallet says so by an event, which not every wallet sends.
      if (failure instanceof WalletDisconnectedError) connector?.emitter.emit('disconnect');
    };
    mutation.mutate({ intent, attempt, isStale }, { onError });
  };
  const reset = () => {
    end();
    mutation.reset();
  };
  return {
    ...mutation,
    /** While it is pending: our own checks come first, then the wallet is asked. */
    phase: isAsked ? 'asked' : 'checking',
    /** Whether nothing has been asked of the wallet, so that the attempt can still be ended. */
    isBeforeRequest: isIdle || isUnchecked || (isPending && !isAsked),
    isUnchecked,
    mutate,
    reset,
    /**
     * Takes note that the person goes on although the wallet cannot show its network. What was to be
     * sent is confirmed anew: the market may have moved since.
     */
    acceptUnchecked: () => {
      if (!isUnchecked || variables === undefined) return;
      walletSession(config)?.acceptUnchecked(variables.intent.review.chainId);
      reset();
    },
    /** The person says that they dismissed the request that is open at the wallet. */
    forgetRequest: () => {
      walletSession(config)?.forgetRequest();
      reset();
    },
  } as const;
}

/** A chain that starts again may repeat a hash: what was sent is no failure for that. */
function remember({ transaction }: Submission): void {
  try {
    addTransaction(transaction);
  } catch (error) {
    if (!(error instanceof ExistingTransactionError)) throw error;
  }
}

/** A refusal, or the question whether to go on: nothing has failed. */
function isExpected(error: unknown): boolean {
  return isUserRefusal(error) || error instanceof UncheckedNetworkError;
}

async function sendAndRemember(
  config: Config,
  { intent, attempt, isStale }: Asked,
): Promise<Submission> {
  const { chainId } = intent.review;
  return askWallet(config, { chainId, attempt, isStale }, async (context) => {
    const submission = await submit(context, intent);
    remember(submission);
    return submission;
  });
}
