import { type Client, isAddressEqual, type Transaction, TransactionNotFoundError } from 'viem';
import { getCode, getTransaction, getTransactionCount } from 'viem/actions';
import { isContractCode } from '@/lib/chain/contracts/accountCode';
import type { AskInOwnBatch } from '@/lib/chain/rpc/askInOwnBatch';
import { type FetchedReceipt, failureReason, fetchReceipt } from './fetchReceipt';
import { isRecent } from './isRecent';
import { isSameCall, minedWithNonce } from './minedWithNonce';
import { movedAmounts } from './movedAmounts';
import type { StoredReceipt } from './receipt';
import type { MovedAmounts } from './summary';
import { hasHash, type TransactionRecord } from './transaction';

/**
 * What a node reports about a pending transaction: no end yet, or its outcome. `usedSinceMs` is
 * when its nonce was first seen used without its receipt, on the device's clock. `leastNonce` is
 * present if an earlier one proved to be that of another transaction.
 */
export type CheckResult =
  | {
      readonly status: 'pending';
      readonly nonce?: number;
      readonly leastNonce?: number;
      readonly isFromContract?: boolean;
      readonly usedSinceMs?: number | undefined;
    }
  | {
      readonly status: 'ended';
      readonly nonce?: number;
      readonly receipt?: StoredReceipt;
      readonly moved?: MovedAmounts;
      readonly fee?: bigint;
      readonly ending?: NonNullable<TransactionRecord['ending']>;
      readonly reason?: string;
    };

/** The time of a check: the latest block, and the device's clock in milliseconds. */
export type CheckMoment = { readonly blockNumber: bigint; readonly nowMs: number };

type Options = {
  readonly ask?: AskInOwnBatch;
  /** Whether a mined transaction is that of another record. */
  readonly isKnown?: (mined: Transaction) => boolean;
  /** Whether it may be that of a request to a wallet, which has no record yet. */
  readonly mayBeOther?: (mined: Transaction) => boolean;
};

/** How long a receipt may be late: an endpoint may have several nodes, and some lag. */
const LATE_RECEIPT_MS = 15_000;

/** The same if more could still become known: which transaction it is, or our own nonce. */
const UNCLEAR_MS = 5 * 60_000;

/**
 * Checks a pending transaction.
 *
 * When there is no receipt but the account has used the transaction's nonce, another transaction
 * replaced it. If recent blocks show which one, the check classifies it: the same transaction sped
 * up, a cancellation, or something else. If they don't, it is replaced, without a receipt, once its
 * own receipt can no longer be late. While no node has shown the nonce, it is a guess: a
 * transaction of another record proves that it was too low, and one that may be of another request
 * decides nothing. A transaction without a receipt whose nonce is unused is dropped after 24 hours.
 * When the node does not know the transaction, the check reads whether the account is a contract,
 * whose transaction has another hash on chain.
 */
export async function checkTransaction(
  client: Client,
  record: TransactionRecord,
  { blockNumber, nowMs }: CheckMoment,
  options: Options = {},
): Promise<CheckResult> {
  // Sent together, so that they share one batch.
  const [fetched, shownNonce, nextNonce] = await Promise.all([
    fetchReceipt(client, record.hash, blockNumber),
    record.nonce ?? nonceOf(client, record),
    getTransactionCount(client, { address: record.from }),
  ]);
  if (fetched !== undefined) return ended(client, fetched, record);
  if (!isRecent(record, nowMs)) return { status: 'ended', ending: 'dropped' };
  const isFromContract = shownNonce === undefined && (await isContract(client, record));
  const seen = shownNonce === undefined ? { isFromContract } : { nonce: shownNonce };
  const pending = { status: 'pending', ...seen, usedSinceMs: undefined } as const;
  const nonce = shownNonce ?? record.leastNonce;
  if (nonce === undefined || nextNonce <= nonce || isFromContract) return pending;
  const replacement = await replacingTransaction(
    client,
    { ...record, nonce },
    blockNumber,
    options,
  );
  if (replacement === 'itself') return pending;
  if (typeof replacement === 'object') {
    const { transaction } = replacement;
    const isGuess = shownNonce === undefined;
    if (isGuess && options.isKnown?.(transaction)) return { ...pending, leastNonce: nonce + 1 };
    if (isGuess && options.mayBeOther?.(transaction)) return pending;
    const ending = endingOf(transaction, record);
    if (!isGuess || ending === 'spedUp') {
      const end = await endedBy(client, record, replacement.fetched, ending);
      return isGuess ? end : { ...end, nonce };
    }
  }
  const usedSinceMs = record.usedSinceMs ?? nowMs;
  const isClear = shownNonce !== undefined && replacement === 'tooOld';
  const isOver = nowMs - usedSinceMs >= (isClear ? LATE_RECEIPT_MS : UNCLEAR_MS);
  return isOver ? { status: 'ended', ending: 'replaced' } : { ...pending, usedSinceMs };
}

type Replacement = { readonly transaction: Transaction; readonly fetched: FetchedReceipt };

/** What used the nonce of a record. `itself`: its own receipt, or that of the other, is late. */
async function replacingTransaction(
  client: Client,
  record: TransactionRecord & { readonly nonce: number },
  blockNumber: bigint,
  { ask }: Options,
): Promise<Replacement | 'itself' | 'tooOld' | 'unanswered'> {
  const mined = await minedWithNonce(client, record, blockNumber, ask);
  if (mined.status !== 'found') return mined.status;
  const { transaction } = mined;
  if (hasHash(record, record.chainId, transaction.hash)) return 'itself';
  const fetched = await fetchReceipt(client, transaction.hash, blockNumber);
  return fetched === undefined ? 'itself' : { transaction, fetched };
}

async function endedBy(
  client: Client,
  record: TransactionRecord,
  fetched: FetchedReceipt,
  ending: 'spedUp' | 'cancelled' | 'replaced',
): Promise<CheckResult> {
  const isOurs = ending === 'spedUp';
  return { ...(await ended(client, fetched, isOurs ? record : undefined)), ending };
}

/** @param record - Undefined when the receipt is that of another transaction. */
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

async function isContract(client: Client, record: TransactionRecord): Promise<boolean> {
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
