import { useQueryClient } from '@tanstack/react-query';
import type { ChainId } from '@/lib/base/networks/network';
import { chainReader } from '@/lib/chain/reads/useChainReader';
import type { FormId } from '@/lib/transactions/forms/sentForms';
import type { TransactionRecord } from '@/lib/transactions/history/transaction';
import type { Intent } from './intent';
import { PerhapsSentError } from './sendFailure';
import type { SendRequest } from './sendRequest';
import type { SigningContext } from './signingContext';
import { recordAnswered } from './storeActions';
import { type SentTransaction, submit } from './submit';
import { useRequestLog } from './useRequestLog';
import { useWalletRequest } from './useWalletRequest';
import { UserRejectedError } from './walletFailure';

/** A last check of what is about to be sent. It throws to stop it. */
type LastCheck = (signal: AbortSignal) => Promise<void>;

type CheckedIntent = { readonly intent: Intent; readonly check: LastCheck | undefined };

/** The form that is sent, by its id, and its listeners, which are called even after an unmount. */
export type SentFormListeners = {
  readonly formId: FormId;
  /** Called with what was sent. */
  readonly recordSent: (transaction: TransactionRecord) => void;
  /** Called when it was perhaps sent. */
  readonly recordPerhapsSent: () => void;
};

/**
 * Sends what was reviewed through the connected wallet, and stores the transaction even when its
 * component has unmounted. A rejection that is not reported leaves the state idle. What was perhaps
 * sent stays among the unanswered requests, and is looked for.
 *
 * @param form - The form that is sent, if any.
 */
export function useSubmit(form?: SentFormListeners) {
  const log = useRequestLog();
  const client = useQueryClient();
  const latestBlock = (chainId: ChainId) => chainReader(client, chainId).latestBlock;
  const request = useWalletRequest((context, input: CheckedIntent) =>
    submitAndRemember(context, input, { log, latestBlock }, form),
  );
  return {
    ...request,
    dismissRequest: () => {
      log.dismiss(request.variables?.connection);
      request.reset();
    },
    send: (
      intent: Intent,
      check?: LastCheck,
      showsRejection = intent.statement.sendErrors.showsRejection,
    ) => {
      request.send(intent.chainId, { intent, check }, (failure) => {
        if (!showsRejection && failure instanceof UserRejectedError) request.reset();
      });
    },
  };
}

type Page = {
  readonly log: ReturnType<typeof useRequestLog>;
  /** The latest block that the page knows. */
  readonly latestBlock: (chainId: ChainId) => bigint | undefined;
};

async function submitAndRemember(
  context: SigningContext,
  { intent, check }: CheckedIntent,
  { log, latestBlock }: Page,
  form: SentFormListeners | undefined,
): Promise<SentTransaction> {
  await check?.(context.signal);
  let requested: SendRequest | undefined;
  try {
    const answered = await submit(context, intent, (request, nonce) => {
      requested = form ? { ...request, form: form.formId } : request;
      log.begin(requested);
      void nonce.then((next) => {
        if (next === undefined) return;
        requested = requested && { ...requested, nonce: next };
        log.recordNonce(request, next);
      });
    });
    const sent = withSentBlock(answered, latestBlock(intent.chainId));
    recordAnswered(sent.transaction, requested);
    if (requested) log.end(requested);
    form?.recordSent(sent.transaction);
    return sent;
  } catch (error) {
    if (requested && error instanceof PerhapsSentError) {
      log.recordPerhapsSent(requested);
      form?.recordPerhapsSent();
    } else if (requested) log.end(requested);
    throw error;
  }
}

function withSentBlock(sent: SentTransaction, sentBlock: bigint | undefined): SentTransaction {
  if (sentBlock === undefined) return sent;
  return { ...sent, transaction: { ...sent.transaction, sentBlock } };
}
