import { readableEntries } from '@/lib/base/storage/readableEntries';
import { safeSessionStorage } from '@/lib/base/storage/safeSessionStorage';
import { readSession, writeSession } from '@/lib/base/storage/session';
import { type OpenRequest, openRequestSchema } from './openRequestSchema';

const NAME = 'pangolin.requests';

const requestsSchema = readableEntries(openRequestSchema);

/** Whether this tab may keep requests whose end is not known. */
export function hasOpenRequests(): boolean {
  return safeSessionStorage.getItem(NAME) !== null;
}

/** The readable requests that this tab keeps, whose end is not known, oldest first. */
export function openRequests(): readonly OpenRequest[] {
  return readSession(NAME, requestsSchema) ?? [];
}

/** Keeps a request for when the document is loaded again. */
export function keepRequest(request: OpenRequest): void {
  store([...otherRequests(request), request]);
}

/** Adds the account's next nonce to a request, unless it was answered meanwhile. */
export function recordNonce(request: OpenRequest, nonce: number): void {
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
