import { addTransaction } from '@/lib/history/store';
import { ExistingTransactionError } from '@/lib/history/transactionHistory';
import type { Intent } from './intent';
import type { SigningContext } from './signingContext';
import { type Submission, submit } from './submit';
import { useWalletRequest } from './useWalletRequest';
import { UserRejectedError } from './walletFailure';

/**
 * Sends what was reviewed through the connected wallet, and remembers the transaction even when its
 * component is gone. A refusal that is not told leaves the state idle.
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

/** A hash that is pending already, as on a chain that starts again, is no failure of what was sent. */
function remember({ transaction }: Submission): void {
  try {
    addTransaction(transaction);
  } catch (error) {
    if (!(error instanceof ExistingTransactionError)) throw error;
  }
}
