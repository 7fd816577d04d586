import { addTransaction } from '@/lib/history/store';
import type { TransactionRecord } from '@/lib/history/transaction';
import { ExistingTransactionError } from '@/lib/history/transactionHistory';
import type { Intent } from './intent';
import type { OpenRequest } from './openRequests';
import { PerhapsSentError } from './perhapsSent';
import type { SigningContext } from './signingContext';
import { type Submission, submit } from './submit';
import { useOpenRequest } from './useOpenRequest';
import { useWalletRequest } from './useWalletRequest';
import { UserRejectedError } from './walletFailure';

/** A last check of what is about to be sent. It throws to stop it. */
export type LastCheck = (signal: AbortSignal) => Promise<void>;

type CheckedIntent = Intent & { readonly check?: LastCheck | undefined };

/**
 * Sends what was reviewed through the connected wallet, and stores the transaction even when its
 * component has unmounted. A rejection that is not reported leaves the state idle. What was perhaps
 * sent stays among the requests that are left, and is looked for.
 *
 * @param onSent - Called with what was sent, also when the component has unmounted.
 */
export function useSubmit(onSent?: (transaction: TransactionRecord) => void) {
  const open = useOpenRequest();
  const request = useWalletRequest(
    (context, intent: CheckedIntent) => submitAndRemember(context, intent, open),
    ({ transaction }) => onSent?.(transaction),
  );
  return {
    ...request,
    forgetRequest: () => {
      request.forgetRequest();
      open.forget();
    },
    send: (
      intent: Intent,
      check?: LastCheck,
      showsRejection = intent.review.statement.failures.showsRejection,
    ) => {
      const { review } = intent;
      request.ask(review.chainId, { ...intent, check }, (failure) => {
        if (!showsRejection && failure instanceof UserRejectedError) request.reset();
      });
    },
  };
}

type Open = ReturnType<typeof useOpenRequest>;

async function submitAndRemember(
  context: SigningContext,
  { check, ...intent }: CheckedIntent,
  open: Open,
): Promise<Submission> {
  await check?.(context.signal);
  let asked: OpenRequest | undefined;
  const noted = withNotedRequest(context, open, (request) => {
    asked = request;
  });
  try {
    const submission = await submit(noted, intent);
    remember(submission);
    if (asked) open.end(asked);
    return submission;
  } catch (error) {
    if (asked && error instanceof PerhapsSentError) open.leave(asked);
    else if (asked) open.end(asked);
    throw error;
  }
}

/**
 * Notes what the wallet is asked to send, until it is known whether it was sent.
 *
 * @param note - Called with the request, and again once its nonce is known. The tab does not keep a
 * request that the user has forgotten, which may be answered all the same.
 */
function withNotedRequest(
  context: SigningContext,
  open: Open,
  note: (request: OpenRequest) => void,
): SigningContext {
  return {
    ...context,
    askUser: async (asked, unsent) => {
      const answer = context.askUser(asked, unsent);
      if (unsent === undefined) return answer;
      const { request, nonce } = unsent;
      note(request);
      open.begin(request);
      void nonce.then((next) => {
        if (next === undefined) return;
        note({ ...request, nonce: next });
        open.noteNonce(request, next);
      });
      return answer;
    },
  };
}

/** A hash that is already pending, as on a restarted chain, does not mean that sending failed. */
function remember({ transaction }: Submission): void {
  try {
    addTransaction(transaction);
  } catch (error) {
    if (!(error instanceof ExistingTransactionError)) throw error;
  }
}
