import { type Client, isAddressEqual, keccak256, type Transaction } from 'viem';
import { getBlock } from 'viem/actions';
import { type AskInOwnBatch, askInOwnBatch } from '@/lib/chain/rpc/askInOwnBatch';
import {
  firstBlockWithNonceUsed,
  type SentNonce,
  StateNotKeptError,
} from './firstBlockWithNonceUsed';
import type { TransactionRecord } from './transaction';

/** What the endpoints report about the transaction that used a nonce. */
type MinedWithNonce =
  | { readonly status: 'found'; readonly transaction: Transaction }
  /** Its block is older than the state that the endpoints keep. */
  | { readonly status: 'tooOld' }
  /** No endpoint can report it now. */
  | { readonly status: 'unanswered' };

/**
 * Finds the transaction that an account has mined with a nonce. Many endpoints keep the state of
 * some recent blocks only, so an older one may not be found. That never counts as their failure.
 *
 * @param blockNumber - A block in which the nonce is used.
 */
export async function minedWithNonce(
  client: Client,
  sent: SentNonce,
  blockNumber: bigint,
  ask: AskInOwnBatch = askInOwnBatch,
): Promise<MinedWithNonce> {
  try {
    const { transactions } = await getBlock(client, {
      blockNumber: await firstBlockWithNonceUsed(sent, blockNumber, ask),
      includeTransactions: true,
    });
    const transaction = transactions.find(
      ({ from, nonce }) => isAddressEqual(from, sent.from) && nonce === sent.nonce,
    );
    return transaction ? { status: 'found', transaction } : { status: 'unanswered' };
  } catch (error) {
    return { status: error instanceof StateNotKeptError ? 'tooOld' : 'unanswered' };
  }
}

/** Whether a transaction makes the call that a record describes. */
export function isSameCall(
  { to, value, input }: Pick<Transaction, 'to' | 'value' | 'input'>,
  record: Pick<TransactionRecord, 'to' | 'value' | 'dataHash'>,
): boolean {
  if (to === null || !isAddressEqual(to, record.to)) return false;
  return value === record.value && keccak256(input) === record.dataHash;
}
