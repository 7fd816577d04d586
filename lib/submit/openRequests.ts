import * as z from 'zod/mini';
import { type TransactionRecord, unsentRecordSchema } from '@/lib/history/transaction';
import { digitsOfBigint } from '@/lib/storage/persisted';
import { safeSessionStorage } from '@/lib/storage/safeSessionStorage';

const NAME = 'pangolin.requests';

const requestsSchema = z.array(unsentRecordSchema);

/**
 * A transaction that a wallet was asked to send. `addedTime` is when, in milliseconds, and tells
 * requests apart; `nonce` is the account's next one at that time, if known.
 */
export type OpenRequest = Omit<TransactionRecord, 'hash'>;

/** Whether this tab may have requests that no wallet has answered. */
export function hasOpenRequests(): boolean {
  return safeSessionStorage.getItem(NAME) !== null;
}

/** The requests of this tab that no wallet has answered, oldest first. */
export function openRequests(): readonly OpenRequest[] {
  try {
    const stored = JSON.parse(safeSessionStorage.getItem(NAME) ?? '[]');
    return z.safeParse(requestsSchema, stored).data ?? [];
  } catch {
    return [];
  }
}

/** Keeps a request for when the document is loaded again. */
export function keepRequest(request: OpenRequest): void {
  store([...otherRequests(request), request]);
}

/** Adds the account's next nonce to a request, unless it was answered meanwhile. */
export function noteNonce(request: OpenRequest, nonce: number): void {
  const isOpen = openRequests().some(({ addedTime }) => addedTime === request.addedTime);
  if (isOpen) keepRequest({ ...request, nonce });
}

/** Removes a request that was answered, or that the user has closed in the wallet. */
export function dropRequest(request: OpenRequest): void {
  store(otherRequests(request));
}

function otherRequests({ addedTime }: OpenRequest): readonly OpenRequest[] {
  return openRequests().filter((other) => other.addedTime !== addedTime);
}

function store(requests: readonly OpenRequest[]): void {
  if (requests.length === 0) safeSessionStorage.removeItem(NAME);
  else safeSessionStorage.setItem(NAME, JSON.stringify(requests, digitsOfBigint));
}
