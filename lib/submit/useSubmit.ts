import { addTransaction } from '@/lib/history/store';
import { ExistingTransactionError } from '@/lib/history/transactionHistory';
import type { Intent } from './intent';
import type { SigningContext } from './signingContext';
import { type Submission, submit } from './submit';
import { useWalletRequest } from './useWalletRequest';
import { UserRejectedError } from './walletFailure';

/** A last check of what is about to be sent. It throws to stop it. */
export type LastCheck = (signal: AbortSignal) => Promise<void>;

type CheckedIntent = Intent & { readonly check?: LastCheck | undefined };

/**
 * Sends what was reviewed through the connected wallet, and stores the transaction even when its
 * component has unmounted. A rejection that is not reported leaves the state idle.
 */
export function useSubmit() {
  const request = useWalletRequest(submitAndRemember);
  return {
    ...request,
    send: (intent: Intent, check?: LastCheck) => {
      const { review } = intent;
      request.ask(review.chainId, { ...intent, check }, (failure) => {
        const { showsRejection } = review.statement.failures;
        if (!showsRejection && failure instanceof UserRejectedError) request.reset();
      });
    },
  };
}

async function submitAndRemember(
  context: SigningContext,
  { check, ...intent }: CheckedIntent,
): Promise<Submission> {
  await check?.(context.signal);
  const submission = await submit(context, intent);
  remember(submission);
  return submission;
}

/** A hash that is already pending, as on a restarted chain, does not mean that sending failed. */
function remember({ transaction }: Submission): void {
  try {
    addTransaction(transaction);
  } catch (error) {
    if (!(error instanceof ExistingTransactionError)) throw error;
  }
}
