import * as z from 'zod/mini';
import {
  readSession,
  safeSessionStorage,
  writeSession,
} from '@/lib/base/storage/safeSessionStorage';
import { validEntries } from '@/lib/base/storage/validEntries';
import { type FormId, formIdSchema } from '@/lib/transactions/forms/sentForms';
import { type TransactionRecord, unsentRecordSchema } from '@/lib/transactions/history/transaction';

/** The stored form of `OpenRequest`. */
export const openRequestSchema = z.object({
  ...unsentRecordSchema.shape,
  isPerhapsSent: z.exactOptional(z.boolean()),
  isDismissed: z.exactOptional(z.boolean()),
  hasUnseenNonce: z.exactOptional(z.boolean()),
  form: z.exactOptional(formIdSchema),
});

/**
 * A transaction that a wallet was asked to send. `addedTime` is when, in milliseconds, and
 * identifies it with its account and chain. `nonce` is the account's next one at that time, if
 * known. `isPerhapsSent` is true once the wallet has answered in a way that does not say whether it
 * was sent. `isDismissed` is true once the user has said that the wallet does not show it.
 * `hasUnseenNonce` is true once the account has used a nonce that it may have, and no endpoint
 * shows for what. `form` is the form that it sends, if any.
 */
export type OpenRequest = Omit<TransactionRecord, 'hash'> & {
  readonly isPerhapsSent?: boolean;
  readonly isDismissed?: boolean;
  readonly hasUnseenNonce?: boolean;
  readonly form?: FormId;
};

/** What identifies a request. */
export type RequestId = Pick<OpenRequest, 'from' | 'chainId' | 'addedTime'>;

const NAME = 'pangolin.requests';
const SEEN = 'pangolin.seenRequests';

const requestsSchema = validEntries(openRequestSchema);

/** Whether this tab may keep requests whose end is not known, or was not noted. */
export function hasOpenRequests(): boolean {
  return [NAME, SEEN].some((name) => safeSessionStorage.getItem(name) !== null);
}

/** The readable requests that this tab keeps, whose end is not known, oldest first. */
export function openRequests(): readonly OpenRequest[] {
  return readSession(NAME, requestsSchema) ?? [];
}

/**
 * The unanswered requests of forms that this tab last saw: another tab may have found them since.
 */
export function seenRequests(): readonly OpenRequest[] {
  return readSession(SEEN, requestsSchema) ?? [];
}

/** Keeps which requests of forms are unanswered, for when the document is loaded again. */
export function keepSeenRequests(requests: readonly OpenRequest[]): void {
  store(
    SEEN,
    requests.filter(({ form }) => form !== undefined),
  );
}

/** Keeps a request for when the document is loaded again. */
export function keepRequest(request: OpenRequest): void {
  store(NAME, [...otherRequests(request), request]);
}

/** Adds the account's next nonce to a request, unless it was answered meanwhile. */
export function recordNonce(request: OpenRequest, nonce: number): void {
  const kept = storedRequest(request);
  if (kept) keepRequest({ ...kept, nonce });
}

/** A request as this tab keeps it, with what was noted since; unchanged if it isn't kept. */
export function keptRequest(request: OpenRequest): OpenRequest {
  return storedRequest(request) ?? request;
}

/** Removes a request that was answered, or that the user has closed in the wallet. */
export function dropRequest(request: OpenRequest): void {
  store(NAME, otherRequests(request));
}

function storedRequest({ addedTime }: OpenRequest): OpenRequest | undefined {
  return openRequests().find((each) => each.addedTime === addedTime);
}

function otherRequests({ addedTime }: OpenRequest): readonly OpenRequest[] {
  return openRequests().filter((other) => other.addedTime !== addedTime);
}

function store(name: typeof NAME | typeof SEEN, requests: readonly OpenRequest[]): void {
  if (requests.length === 0) safeSessionStorage.removeItem(name);
  else writeSession(name, requests);
}
