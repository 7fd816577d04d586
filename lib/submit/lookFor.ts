import type { Client, Transaction } from 'viem';
import { getTransactionCount } from 'viem/actions';
import { isSameCall, minedWithNonce } from '@/lib/history/minedWithNonce';
import type { TransactionRecord } from '@/lib/history/transaction';
import type { OpenRequest } from './openRequests';

/** What became of a request whose answer was not heard. */
type Looked =
  | { readonly sent: TransactionRecord }
  /** It was not sent up to now; with the nonce from which to look on. */
  | { readonly open: OpenRequest };

type Options = {
  /** The latest block. */
  readonly blockNumber: bigint;
  /** Whether the page knows a transaction, so that it came of another request. */
  readonly isKnown: (mined: Transaction) => boolean;
};

/**
 * Looks whether a request was sent: whether the account has since mined the very same call, and the
 * page does not know that transaction. Only a transaction that is mined is found. Without a nonce
 * nothing is.
 *
 * @throws what the node fails with.
 */
export async function lookFor(
  client: Client,
  request: OpenRequest,
  { blockNumber, isKnown }: Options,
): Promise<Looked> {
  const { from, nonce: first } = request;
  if (first === undefined) return { open: request };
  const next = await getTransactionCount(client, { address: from, blockNumber });
  for (let nonce = first; nonce < next; nonce++) {
    const mined = await minedWithNonce(client, { from, nonce }, blockNumber);
    if (mined === undefined) return { open: { ...request, nonce } };
    if (isSameCall(mined, request) && !isKnown(mined))
      return { sent: { ...request, nonce, hash: mined.hash } };
  }
  return { open: next > first ? { ...request, nonce: next } : request };
}
