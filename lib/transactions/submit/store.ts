import * as z from 'zod/mini';
import { readableEntries } from '@/lib/base/storage/readableEntries';
import { persistedStore } from '@/lib/base/storage/store';
import { isRecent } from '@/lib/transactions/history/transaction';
import { type OpenRequest, openRequestSchema } from './openRequestSchema';
import { dropRequest, keepRequest } from './openRequests';

type LeftRequests = { readonly requests: readonly OpenRequest[] };

const recentRequests = z.pipe(
  readableEntries(openRequestSchema),
  z.transform((requests: OpenRequest[]) => requests.filter((each) => isRecent(each, Date.now()))),
);

/**
 * What wallets were asked to send in the last 24 hours, and may still have or have sent: a wallet had
 * not answered when the document was loaded again or it left the page, or its answer was unclear.
 * Oldest first, of all accounts and chains, shared between tabs.
 */
export const useLeftRequests = persistedStore<LeftRequests>(
  { requests: [] },
  { name: 'pangolin.leftRequests', version: 1, schema: z.object({ requests: recentRequests }) },
);

/** Leaves a request for all tabs, until its end is known. */
export function leaveRequest(request: OpenRequest): void {
  changeLeftRequests((all) => [...all.filter(isOther(request)), request]);
}

/** Changes the requests that are left. This tab keeps what the device refuses to save. */
export function changeLeftRequests(
  change: (all: readonly OpenRequest[]) => readonly OpenRequest[],
): void {
  useLeftRequests.setState(({ requests }) => ({ requests: change(requests) }));
  const keep = useLeftRequests.isSaved() ? dropRequest : keepRequest;
  for (const request of useLeftRequests.getState().requests) keep(request);
}

/** Matches all requests but one. An account makes one request at a time. */
export function isOther(one: OpenRequest): (each: OpenRequest) => boolean {
  return (each) =>
    each.addedTime !== one.addedTime || each.chainId !== one.chainId || each.from !== one.from;
}
