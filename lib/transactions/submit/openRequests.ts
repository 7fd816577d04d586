import {
  readSession,
  safeSessionStorage,
  writeSession,
} from '@/lib/base/storage/safeSessionStorage';
import { validEntries } from '@/lib/base/storage/validEntries';
import { type SendRequest, sendRequestSchema } from './sendRequest';

const NAME = 'pangolin.requests';
const SEEN = 'pangolin.seenRequests';

const requestsSchema = validEntries(sendRequestSchema);

/** Whether this tab may keep requests whose end is not known, or was not recorded. */
export function hasOpenRequests(): boolean {
  return [NAME, SEEN].some((name) => safeSessionStorage.getItem(name) !== null);
}

/** The readable requests that this tab keeps, whose end is not known, oldest first. */
export function openRequests(): readonly SendRequest[] {
  return readSession(NAME, requestsSchema) ?? [];
}

/**
 * The unanswered requests of forms that this tab last saw: another tab may have found them since.
 */
export function seenRequests(): readonly SendRequest[] {
  return readSession(SEEN, requestsSchema) ?? [];
}

/** Keeps which requests of forms are unanswered, for when the document is loaded again. */
export function keepSeenRequests(requests: readonly SendRequest[]): void {
  store(
    SEEN,
    requests.filter(({ form }) => form !== undefined),
  );
}

/** Keeps a request for when the document is loaded again. */
export function keepRequest(request: SendRequest): void {
  store(NAME, [...otherRequests(request), request]);
}

/** Adds the account's next nonce to a request, unless it was answered meanwhile. */
export function recordNonce(request: SendRequest, nonce: number): void {
  const kept = storedRequest(request);
  if (kept) keepRequest({ ...kept, nonce });
}

/** A request as this tab keeps it, with what was recorded since; unchanged if it isn't kept. */
export function keptRequest(request: SendRequest): SendRequest {
  return storedRequest(request) ?? request;
}

/** Removes a request that was answered, or that the user has closed in the wallet. */
export function dropRequest(request: SendRequest): void {
  store(NAME, otherRequests(request));
}

function storedRequest({ addedTime }: SendRequest): SendRequest | undefined {
  return openRequests().find((each) => each.addedTime === addedTime);
}

function otherRequests({ addedTime }: SendRequest): readonly SendRequest[] {
  return openRequests().filter((other) => other.addedTime !== addedTime);
}

function store(name: typeof NAME | typeof SEEN, requests: readonly SendRequest[]): void {
  if (requests.length === 0) safeSessionStorage.removeItem(name);
  else writeSession(name, requests);
}
