import { isAddressEqual } from 'viem';
import { addTransaction, useTransactions } from '@/lib/transactions/history/store';
import { isRecent, type TransactionRecord } from '@/lib/transactions/history/transaction';
import { ExistingTransactionError } from '@/lib/transactions/history/transactionHistory';
import type { OpenRequest } from './openRequestSchema';
import { dropRequest, openRequests } from './openRequests';
import { changeLeftRequests, isOther, useLeftRequests } from './store';

/** Changes a request that is left; one that no tab knows any more stays away. */
export function updateLeftRequest(request: OpenRequest, change: Partial<OpenRequest>): void {
  if (!isLeft(request)) return;
  changeLeftRequests((all) =>
    all.map((each) => (isOther(request)(each) ? each : { ...each, ...change })),
  );
}

/** Removes a request whose end is known. */
export function endRequest(request: OpenRequest): void {
  dropRequest(request);
  if (!isLeft(request)) return;
  changeLeftRequests((all) => all.filter(isOther(request)));
}

/**
 * Leaves what this tab kept for after a reload.
 *
 * @param asked - The request that the wallet has now, which is not left.
 */
export function leaveKeptRequests(asked: OpenRequest | undefined): void {
  const kept = openRequests().filter(
    (each) => isRecent(each, Date.now()) && (asked === undefined || isOther(asked)(each)),
  );
  if (kept.length === 0) return;
  changeLeftRequests((all) => [...all, ...kept.filter((each) => all.every(isOther(each)))]);
}

/** Whether a request is left at this moment, also by what other tabs have noted. */
function isLeft(request: OpenRequest): boolean {
  useLeftRequests.readAgain();
  return !useLeftRequests.getState().requests.every(isOther(request));
}

/** The requests whose end is not known: those that are left, and those that this tab keeps. */
export function unendedRequests(): readonly OpenRequest[] {
  return [...openRequests(), ...useLeftRequests.getState().requests];
}

/**
 * Records what the wallet says that it sent for a request, unless a tab has found it before. A hash
 * that is already pending, as on a restarted chain, is no failure.
 */
export function recordAnswered(transaction: TransactionRecord, request?: OpenRequest): void {
  useTransactions.readAgain();
  if (request && foundIn(useTransactions.getState().records, request)) return;
  recordSent(transaction);
}

/**
 * Records what was found of a request that is left, and ends it; once, where several tabs find it.
 */
export function recordFound(transaction: TransactionRecord, request: OpenRequest): void {
  useTransactions.readAgain();
  if (!isLeft(request)) return;
  if (!foundIn(useTransactions.getState().records, request)) recordSent(transaction);
  endRequest(request);
}

function recordSent(transaction: TransactionRecord): void {
  try {
    addTransaction(transaction);
  } catch (error) {
    if (!(error instanceof ExistingTransactionError)) throw error;
  }
}

/** The transaction of a request that was found on the network, by any tab. */
export function foundIn(
  records: readonly TransactionRecord[],
  { addedTime, chainId, from }: OpenRequest,
): TransactionRecord | undefined {
  return records.find(
    (record) =>
      record.addedTime === addedTime &&
      record.chainId === chainId &&
      isAddressEqual(record.from, from),
  );
}
