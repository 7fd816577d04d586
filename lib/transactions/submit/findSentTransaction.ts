import type { Client, Transaction } from 'viem';
import { getTransactionCount } from 'viem/actions';
import type { AskInOwnBatch } from '@/lib/chain/rpc/askInOwnBatch';
import { isSameCall, minedWithNonce } from '@/lib/transactions/history/minedWithNonce';
import type { TransactionRecord } from '@/lib/transactions/history/transaction';
import type { SendRequest } from './sendRequest';

/** What was found of a request whose answer did not reach this page. */
type LookUp =
  | { readonly sent: TransactionRecord }
  /**
   * It was not found. `nonce` is the one to continue from, if known. `isPassed` is true if the
   * account has used the one that was next, and each one that it has used went to another
   * transaction. `hasUnseenNonce` is true if one of them went to a transaction that no endpoint
   * shows.
   */
  | {
      readonly nonce: number | undefined;
      readonly isPassed: boolean;
      readonly hasUnseenNonce: boolean;
    };

type Options = {
  /** The latest block. */
  readonly blockNumber: bigint;
  /** Whether the page knows a transaction, so that it came of another request. */
  readonly isKnown: (mined: Transaction) => boolean;
  readonly ask?: AskInOwnBatch;
};

/**
 * Looks whether a request was sent: whether the account has since mined the same call, and the
 * page does not know that transaction. Only a transaction that is mined is found, and only while
 * the endpoints keep the state of its block. Without a nonce nothing can be found.
 *
 * @throws what the node fails with.
 */
export async function findSentTransaction(
  client: Client,
  request: SendRequest,
  { blockNumber, isKnown, ask }: Options,
): Promise<LookUp> {
  const { from, nonce: first } = request;
  let hasUnseenNonce = request.hasUnseenNonce ?? false;
  if (first === undefined) return { nonce: first, isPassed: false, hasUnseenNonce };
  const next = await getTransactionCount(client, { address: from, blockNumber });
  for (let nonce = first; nonce < next; nonce++) {
    const mined = await minedWithNonce(client, { ...request, nonce }, blockNumber, ask);
    if (mined.status === 'unanswered') return { nonce, isPassed: false, hasUnseenNonce };
    // What is too old can't be found later either.
    if (mined.status === 'tooOld') {
      hasUnseenNonce = true;
      continue;
    }
    const { transaction } = mined;
    if (!isSameCall(transaction, request) || isKnown(transaction)) continue;
    return { sent: { ...unsentOf(request), nonce, hash: transaction.hash } };
  }
  return {
    nonce: Math.max(next, first),
    isPassed: next > first && !hasUnseenNonce,
    hasUnseenNonce,
  };
}

/** A request without what only requests have. */
function unsentOf({
  isPerhapsSent: _perhaps,
  isDismissed: _dismissed,
  hasUnseenNonce: _unseen,
  form: _form,
  ...unsent
}: SendRequest) {
  return unsent;
}
