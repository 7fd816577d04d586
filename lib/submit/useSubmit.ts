import { addTransaction } from '@/lib/history/store';
import { ExistingTransactionError } from '@/lib/history/transactionHistory';
import type { Intent } from './intent';
import type { SigningContext } from './signingContext';
import { type Submission, submit } from './submit';
import { useWalletRequest } from './useWalletRequest';
import { UserRejectedError } from './walletFailure';

/**
 * Sends what was reviewed through the connected wallet, and stores the transaction even when its
 * component has unmounted. A rejection that is not reported leaves the state idle.
 */
export function useSubmit() {
  const request = useWalletRequest(submitAndRemember);
  return {
    ...request,
    mutate: (intent: Intent) => {
      const { review } = intent;
      request.ask(review.chainId, intent, (failure) => {
        const { showsRejection } = review.statement.refusals;
        if (!showsRejection && failure instanceof UserRejectedError) request.reset();
      });
    },
  };
}

async function submitAndRemember(context: SigningContext, intent: Intent): Promise<Submission> {
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
