import * as z from 'zod/mini';
import { type TransactionRecord, unsentRecordSchema } from '@/lib/history/transaction';
import { digitsOfBigint } from '@/lib/storage/persisted';
import { safeSessionStorage } from '@/lib/storage/safeSessionStorage';

const NAME = 'pangolin.requests';

const requestSchema = z.object({
  ...unsentRecordSchema.shape,
  isPerhapsSent: z.exactOptional(z.boolean()),
});

const requestsSchema = z.array(requestSchema);

/**
 * A transaction that a wallet was asked to send. `addedTime` is when, in milliseconds, and tells
 * requests apart; `nonce` is the account's next one at that time, if known. `isPerhapsSent` is
 * true once the wallet has given an answer that does not tell whether it was sent.
 */
export type OpenRequest = Omit<TransactionRecord, 'hash'> & { readonly isPerhapsSent?: boolean };

/** Whether this tab may have requests whose end is not known. */
export function hasOpenRequests(): boolean {
  return safeSessionStorage.getItem(NAME) !== null;
}

/** The requests of this tab whose end is not known, oldest first. */
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
  const kept = openRequests().find(({ addedTime }) => addedTime === request.addedTime);
  if (kept) keepRequest({ ...kept, nonce });
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
