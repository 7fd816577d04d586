import * as z from 'zod/mini';
import { readableEntries } from '@/lib/base/storage/readableEntries';
import { safeSessionStorage } from '@/lib/base/storage/safeSessionStorage';
import { readSession, writeSession } from '@/lib/base/storage/session';
import { type FormId, formIdSchema } from '@/lib/transactions/forms/sentForms';
import { type TransactionRecord, unsentRecordSchema } from '@/lib/transactions/history/transaction';

const NAME = 'pangolin.requests';

const requestSchema = z.object({
  ...unsentRecordSchema.shape,
  isPerhapsSent: z.exactOptional(z.boolean()),
  form: z.exactOptional(formIdSchema),
});

const requestsSchema = readableEntries(requestSchema);

/**
 * A transaction that a wallet was asked to send. `addedTime` is when, in milliseconds, and tells
 * requests apart; `nonce` is the account's next one at that time, if known. `isPerhapsSent` is
 * true once the wallet has given an answer that does not tell whether it was sent. `form` is the
 * form that it sends, if any.
 */
export type OpenRequest = Omit<TransactionRecord, 'hash'> & {
  readonly isPerhapsSent?: boolean;
  readonly form?: FormId;
};

/** Whether this tab may have requests whose end is not known. */
export function hasOpenRequests(): boolean {
  return safeSessionStorage.getItem(NAME) !== null;
}

/** The readable requests of this tab whose end is not known, oldest first. */
export function openRequests(): readonly OpenRequest[] {
  return readSession(NAME, requestsSchema) ?? [];
}

/** Keeps a request for when the document is loaded again. */
export function keepRequest(request: OpenRequest): void {
  store([...otherRequests(request), request]);
}

/** Adds the account's next nonce to a request, unless it was answered meanwhile. */
export function noteNonce(request: OpenRequest, nonce: number): void {
  const kept = storedRequest(request);
  if (kept) keepRequest({ ...kept, nonce });
}

/** A request as this tab keeps it, with what was noted since; as it is given if it isn't kept. */
export function keptRequest(request: OpenRequest): OpenRequest {
  return storedRequest(request) ?? request;
}

/** Removes a request that was answered, or that the user has closed in the wallet. */
export function dropRequest(request: OpenRequest): void {
  store(otherRequests(request));
}

function storedRequest({ addedTime }: OpenRequest): OpenRequest | undefined {
  return openRequests().find((each) => each.addedTime === addedTime);
}

function otherRequests({ addedTime }: OpenRequest): readonly OpenRequest[] {
  return openRequests().filter((other) => other.addedTime !== addedTime);
}

function store(requests: readonly OpenRequest[]): void {
  if (requests.length === 0) safeSessionStorage.removeItem(NAME);
  else writeSession(NAME, requests);
}
