import { useSetAtom } from 'jotai';
import { getTransactionCount } from 'viem/actions';
import { addTransaction } from '@/lib/history/store';
import type { TransactionRecord } from '@/lib/history/transaction';
import { ExistingTransactionError } from '@/lib/history/transactionHistory';
import { walletRequestAtom } from './atoms';
import type { Intent } from './intent';
import { noteNonce, type OpenRequest } from './openRequests';
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
 *
 * @param onSent - Called with what was sent, also when the component has unmounted.
 */
export function useSubmit(onSent?: (transaction: TransactionRecord) => void) {
  const noteAsked = useSetAtom(walletRequestAtom);
  const request = useWalletRequest(
    (context, intent: CheckedIntent) =>
      submitAndRemember(withNotedRequest(context, noteAsked), intent),
    ({ transaction }) => onSent?.(transaction),
  );
  return {
    ...request,
    forgetRequest: () => {
      request.forgetRequest();
      noteAsked(undefined);
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

async function submitAndRemember(
  context: SigningContext,
  { check, ...intent }: CheckedIntent,
): Promise<Submission> {
  await check?.(context.signal);
  const submission = await submit(context, intent);
  remember(submission);
  return submission;
}

type Asked = OpenRequest | undefined;

type NoteAsked = (change: Asked | ((asked: Asked) => Asked)) => void;

/** Notes what the wallet is asked to send, for as long as it has the request. */
function withNotedRequest(context: SigningContext, noteAsked: NoteAsked): SigningContext {
  return {
    ...context,
    askUser: async (request, unsent) => {
      const answer = context.askUser(request);
      noteAsked(unsent);
      if (unsent) void findNonce(context, unsent);
      try {
        return await answer;
      } finally {
        noteAsked((asked) => (asked === unsent ? undefined : asked));
      }
    },
  };
}

/** Finds the nonce by which the transaction can be found if this document hears no answer. */
async function findNonce({ client }: SigningContext, request: OpenRequest): Promise<void> {
  try {
    noteNonce(request, await getTransactionCount(client, { address: request.from }));
  } catch {
    // Without a nonce it is not looked for.
  }
}

/** A hash that is already pending, as on a restarted chain, does not mean that sending failed. */
function remember({ transaction }: Submission): void {
  try {
    addTransaction(transaction);
  } catch (error) {
    if (!(error instanceof ExistingTransactionError)) throw error;
  }
}
