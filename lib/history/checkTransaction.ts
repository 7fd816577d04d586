import { type Client, isAddressEqual, type Transaction, TransactionNotFoundError } from 'viem';
import { getCode, getTransaction, getTransactionCount } from 'viem/actions';
import { isContractCode } from '@/lib/contracts/accountCode';
import { failureReason } from './failureReason';
import { type FetchedReceipt, fetchReceipt } from './fetchReceipt';
import { isSameCall, minedWithNonce } from './minedWithNonce';
import { movedAmounts } from './movedAmounts';
import type { StoredReceipt } from './receipt';
import type { MovedAmounts } from './summary';
import { isRecent, isTransaction, type TransactionRecord } from './transaction';

/** What a node reports about a pending transaction: no end yet, or its outcome. */
export type CheckResult =
  | { readonly status: 'pending'; readonly nonce?: number; readonly isFromContract?: boolean }
  | {
      readonly status: 'ended';
      readonly receipt?: StoredReceipt;
      readonly moved?: MovedAmounts;
      readonly fee?: bigint;
      readonly ending?: NonNullable<TransactionRecord['ending']>;
      readonly reason?: string;
    };

/** The time of a check: the latest block, and the device's clock in milliseconds. */
export type Moment = { readonly blockNumber: bigint; readonly nowMs: number };

/**
 * Checks a pending transaction.
 *
 * When there is no receipt but the account has used the transaction's nonce, another transaction
 * replaced it. The check finds that one and classifies it: the same transaction sped up, a
 * cancellation, or something else. A transaction without a receipt after 24 hours is dropped. When
 * the node does not know the transaction, the check asks whether the account is a contract, whose
 * transaction has another hash on chain.
 */
export async function checkTransaction(
  client: Client,
  record: TransactionRecord,
  { blockNumber, nowMs }: Moment,
): Promise<CheckResult> {
  // Sent together, so that they share one batch.
  const [fetched, nonce, nextNonce] = await Promise.all([
    fetchReceipt(client, record.hash),
    record.nonce ?? nonceOf(client, record),
    getTransactionCount(client, { address: record.from }),
  ]);
  if (fetched !== undefined) return ended(client, fetched, record);
  if (!isRecent(record, nowMs)) return { status: 'ended', ending: 'dropped' };
  if (nonce === undefined) {
    return { status: 'pending', isFromContract: await isFromContract(client, record) };
  }
  if (nextNonce <= nonce) return { status: 'pending', nonce };
  const ending = await replacementEnding(client, { ...record, nonce }, blockNumber);
  return ending ?? { status: 'pending', nonce };
}

/** The outcome by a replacement; undefined when none is found, for example on a node that lags. */
async function replacementEnding(
  client: Client,
  record: TransactionRecord & { readonly nonce: number },
  blockNumber: bigint,
): Promise<CheckResult | undefined> {
  const replacement = await minedWithNonce(client, record, blockNumber);
  if (replacement === undefined || isTransaction(record, record.chainId, replacement.hash))
    return undefined;
  const fetched = await fetchReceipt(client, replacement.hash);
  if (fetched === undefined) return undefined;
  const ending = endingOf(replacement, record);
  const isOurs = ending === 'spedUp';
  return { ...(await ended(client, fetched, isOurs ? record : undefined)), ending };
}

/** @param record - Absent when the receipt is that of another transaction. */
async function ended(
  client: Client,
  fetched: FetchedReceipt,
  record: TransactionRecord | undefined,
) {
  const { receipt, fee } = fetched;
  // Another account may have paid, such as a signer of a contract's account.
  const isPayer = record !== undefined && isAddressEqual(receipt.from, record.from);
  const end = { status: 'ended', receipt, ...(isPayer && fee !== undefined && { fee }) } as const;
  if (receipt.status === 0) {
    const reason = await failureReason(client, receipt);
    return { ...end, ...(reason !== undefined && { reason }) };
  }
  const moved = record && movedAmounts(record, fetched);
  return { ...end, ...(moved !== undefined && { moved }) };
}

async function isFromContract(client: Client, record: TransactionRecord): Promise<boolean> {
  return record.isFromContract ?? isContractCode(await getCode(client, { address: record.from }));
}

function endingOf(
  transaction: Transaction,
  record: TransactionRecord,
): 'spedUp' | 'cancelled' | 'replaced' {
  const { from, to, value, input } = transaction;
  if (to === null) return 'replaced';
  if (isSameCall(transaction, record)) return 'spedUp';
  return isAddressEqual(to, from) && value === 0n && input === '0x' ? 'cancelled' : 'replaced';
}

async function nonceOf(client: Client, { hash }: TransactionRecord) {
  try {
    const { nonce } = await getTransaction(client, { hash });
    // A node may answer with anything, and the nonce gets stored.
    return Number.isSafeInteger(nonce) ? nonce : undefined;
  } catch (error) {
    if (error instanceof TransactionNotFoundError) return undefined;
    throw error;
  }
}
