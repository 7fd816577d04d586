import * as z from 'zod/mini';
import { persistedStore } from '@/lib/base/storage/store';
import { validEntries } from '@/lib/base/storage/validEntries';
import { isRecent } from '@/lib/transactions/history/isRecent';
import { dropRequest, keepRequest, keptRequest } from './openRequests';
import { type RequestId, type SendRequest, sendRequestSchema } from './sendRequest';

type UnansweredRequests = {
  readonly requests: readonly SendRequest[];
  /** Those whose end is known. A copy of the tab that made one may still keep it. */
  readonly ended: readonly RequestId[];
};

const { from, chainId, addedTime } = sendRequestSchema.shape;
const idSchema = z.object({ from, chainId, addedTime });

const storedSchema = z.object({
  requests: recentEntries(sendRequestSchema),
  ended: z.catch(recentEntries(idSchema), []),
});

/**
 * What wallets were asked to send in the last 24 hours, and may still have or have sent: a wallet
 * had not answered when the document was loaded again or the wallet was disconnected, or its answer
 * was unclear. Oldest first, of all accounts and chains, shared between tabs.
 */
export const useUnansweredRequests = persistedStore<UnansweredRequests>(
  { requests: [], ended: [] },
  { name: 'pangolin.leftRequests', version: 1, schema: storedSchema },
);

/** Shares a request with all tabs until its end is known. One whose end is known is not added. */
export function addUnansweredRequest(request: SendRequest): void {
  changeUnansweredRequests(({ requests, ended }) => ({
    requests: ended.every(isOther(request)) ? withRequest(requests, request) : requests,
  }));
}

/** Changes the unanswered requests. This tab keeps what the device fails to save. */
export function changeUnansweredRequests(
  change: (state: UnansweredRequests) => Partial<UnansweredRequests>,
): void {
  useUnansweredRequests.setState(({ requests, ended }) =>
    change({ requests: requests.map(withKeptNonce), ended }),
  );
  const keep = useUnansweredRequests.isSaved() ? dropRequest : keepRequest;
  for (const request of useUnansweredRequests.getState().requests) keep(request);
}

/** Adds a request, with the nonce that is known of it. */
export function withRequest(
  requests: readonly SendRequest[],
  request: SendRequest,
): readonly SendRequest[] {
  const { isDismissed: _earlier, ...known } = requests.find(isSame(request)) ?? request;
  const later = Math.max(known.nonce ?? -1, request.nonce ?? -1);
  const nonce = later < 0 ? {} : { nonce: later };
  return [...requests.filter(isOther(request)), { ...known, ...request, ...nonce }];
}

/** A copy of this tab may have added a request before this tab recorded its nonce. */
function withKeptNonce(request: SendRequest): SendRequest {
  const { nonce } = keptRequest(request);
  return request.nonce === undefined && nonce !== undefined ? { ...request, nonce } : request;
}

/** Matches one request. An account makes one request at a time. */
export function isSame(one: RequestId): (each: RequestId) => boolean {
  return (each) =>
    each.addedTime === one.addedTime && each.chainId === one.chainId && each.from === one.from;
}

/** Matches all requests but one. */
export function isOther(one: RequestId): (each: RequestId) => boolean {
  return (each) => !isSame(one)(each);
}

function recentEntries<Entry extends RequestId>(entry: z.ZodMiniType<Entry>) {
  return z.pipe(
    validEntries(entry),
    z.transform((entries: Entry[]) => entries.filter((each) => isRecent(each, Date.now()))),
  );
}
