import { isAddressEqual } from 'viem';
import { ExistingTransactionError } from '@/lib/transactions/history/historyChanges';
import { isKnownToHistory } from '@/lib/transactions/history/isKnownToHistory';
import { isRecent } from '@/lib/transactions/history/isRecent';
import { useTransactions } from '@/lib/transactions/history/store';
import { addTransaction, replaceTransactions } from '@/lib/transactions/history/storeActions';
import { hasHash, type TransactionRecord } from '@/lib/transactions/history/transaction';
import { dropRequest, openRequests } from './openRequests';
import type { SendRequest } from './sendRequest';
import {
  changeUnansweredRequests,
  isOther,
  isSame,
  useUnansweredRequests,
  withRequest,
} from './store';

/** Changes an unanswered request; one that no tab knows any more is not added. */
export function updateUnansweredRequest(request: SendRequest, change: Partial<SendRequest>): void {
  if (!isUnanswered(request)) return;
  changeUnansweredRequests(({ requests }) => ({
    requests: requests.map((each) => (isSame(request)(each) ? { ...each, ...change } : each)),
  }));
}

/** Removes a request whose end is known, for all tabs and their copies. */
export function endRequest(request: SendRequest): void {
  const { from, chainId, addedTime } = request;
  dropRequest(request);
  changeUnansweredRequests(({ requests, ended }) => ({
    requests: requests.filter(isOther(request)),
    ended: [...ended.filter(isOther(request)), { from, chainId, addedTime }],
  }));
}

/** Adds a request that was perhaps sent, also one that had ended, unless it was found. */
export function addPerhapsSent(request: SendRequest): void {
  useTransactions.readAgain();
  if (foundIn(useTransactions.getState().records, request)) endRequest(request);
  else reopenRequest({ ...request, isPerhapsSent: true });
}

function reopenRequest(request: SendRequest): void {
  changeUnansweredRequests(({ requests, ended }) => ({
    requests: withRequest(requests, request),
    ended: ended.filter(isOther(request)),
  }));
}

/**
 * Adds what this tab kept for after a reload, unless its end is known: if this tab is a copy, the
 * other one may have had the wallet's answer.
 *
 * @param inWallet - The requests that the wallet has now, which still wait for its answer.
 */
export function addKeptRequests(inWallet: readonly SendRequest[]): void {
  const kept = openRequests().filter(
    (each) => isRecent(each, Date.now()) && inWallet.every(isOther(each)),
  );
  if (kept.length === 0) return;
  useUnansweredRequests.readAgain();
  const { ended } = useUnansweredRequests.getState();
  for (const each of kept.filter((one) => ended.some(isSame(one)))) dropRequest(each);
  const unended = kept.filter((each) => ended.every(isOther(each)));
  changeUnansweredRequests(({ requests }) => ({
    requests: [...requests, ...unended.filter((each) => requests.every(isOther(each)))],
  }));
}

/** Adds the nonces that this tab has recorded to what copies of it have shared without them. */
export function addKeptNonces(): void {
  const { requests } = useUnansweredRequests.getState();
  const withoutNonce = requests.filter(({ nonce }) => nonce === undefined);
  const known = openRequests().filter(({ nonce }) => nonce !== undefined);
  if (withoutNonce.some((each) => known.some(isSame(each))))
    changeUnansweredRequests((state) => state);
}

/** Whether a request is unanswered at this moment, also by what other tabs have recorded. */
function isUnanswered(request: SendRequest): boolean {
  useUnansweredRequests.readAgain();
  return useUnansweredRequests.getState().requests.some(isSame(request));
}

/** The requests whose end is not known: the unanswered ones, and those that this tab keeps. */
export function unendedRequests(): readonly SendRequest[] {
  return [...openRequests(), ...useUnansweredRequests.getState().requests];
}

/**
 * Records what the wallet says that it sent for a request. That is certain, so it takes the place
 * of what was found on the network for this request. If this transaction had been credited to
 * another request, that request becomes unanswered again. A hash that is already pending, as on a
 * restarted chain, is no failure.
 */
export function recordAnswered(transaction: TransactionRecord, request?: SendRequest): void {
  useTransactions.readAgain();
  const { records } = useTransactions.getState();
  const isThis = ({ chainId, hash }: TransactionRecord) => hasHash(transaction, chainId, hash);
  const found = request && foundIn(records, request);
  if (found && isThis(found)) return;
  const taken = records.find(
    (each) => isThis(each) && each.requestedTime === undefined && each.nonce !== undefined,
  );
  const wrong = [found, taken].filter((each) => each !== undefined);
  ignoringRepeated(() => replaceTransactions(wrong, transaction));
  if (taken && isRecent(taken, Date.now())) reopenRequest(requestOf(taken));
}

/**
 * Records what was found of an unanswered request, and ends it. It does so once, if several tabs
 * find it, and not if it was found for another request meanwhile.
 */
export function recordFound(transaction: TransactionRecord, request: SendRequest): void {
  useTransactions.readAgain();
  if (!isUnanswered(request)) return;
  const history = useTransactions.getState();
  const isFound = foundIn(history.records, request) !== undefined;
  if (!isFound && isKnownToHistory(history, request.chainId, transaction)) return;
  if (!isFound) ignoringRepeated(() => addTransaction(transaction));
  endRequest(request);
}

function ignoringRepeated(record: () => void): void {
  try {
    record();
  } catch (error) {
    if (!(error instanceof ExistingTransactionError)) throw error;
  }
}

/** The request that a transaction was found for. It may have a later nonce. */
function requestOf({ nonce = 0, ...record }: TransactionRecord): SendRequest {
  const { from, chainId, summary, approval, spending, claim, to, value, dataHash } = record;
  const { limits, feeForecast } = record;
  return {
    ...{ from, chainId, summary, to, value, dataHash },
    ...(approval && { approval }),
    ...(spending && { spending }),
    ...(claim && { claim }),
    ...(limits && { limits }),
    ...(feeForecast !== undefined && { feeForecast }),
    addedTime: record.addedTime,
    nonce: nonce + 1,
    isPerhapsSent: true,
  };
}

/** The transaction of a request, which the wallet or the network has shown to any tab. */
export function foundIn(
  records: readonly TransactionRecord[],
  { addedTime, chainId, from }: SendRequest,
): TransactionRecord | undefined {
  return records.find(
    (record) =>
      (record.requestedTime ?? record.addedTime) === addedTime &&
      record.chainId === chainId &&
      isAddressEqual(record.from, from),
  );
}
