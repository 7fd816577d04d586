import { monotonicMs } from '@/lib/base/time/monotonicMs';
import { limitedUrls, REMEMBERED_MS } from './endpointLimits';
import { MAX_REQUESTS } from './postBatch';

/** What an endpoint has shown about the size of its batches. */
export type BatchLimit = {
  /** The most requests that one POST may hold. 1 means no arrays at all. */
  readonly size: number;
  /** The last batch that was not answered had this many requests; Infinity for none. */
  readonly failedFrom: number;
  /** A single request is sent ahead of as many requests as this; Infinity for never. */
  readonly doubtedFrom: number;
};

/** The limit of an endpoint that has answered every batch. */
export const NO_LIMIT: BatchLimit = {
  size: MAX_REQUESTS,
  failedFrom: Number.POSITIVE_INFINITY,
  doubtedFrom: Number.POSITIVE_INFINITY,
};

const limits = new Map<string, BatchLimit & { readonly sinceMs: number }>();

/** The limit of the endpoint at a URL now. */
export function batchLimit(url: string): BatchLimit {
  const limit = limits.get(url);
  return limit && monotonicMs() - limit.sinceMs < REMEMBERED_MS ? limit : NO_LIMIT;
}

/** Remembers the limit of the endpoint at a URL, while the page is open. */
export function rememberLimit(url: string, limit: BatchLimit): void {
  const { size, failedFrom, doubtedFrom } = limit;
  const isNone = Math.min(size, failedFrom, doubtedFrom) >= MAX_REQUESTS;
  if (isNone) limitedUrls.delete(url);
  else limitedUrls.add(url);
  limits.set(url, { ...limit, sinceMs: monotonicMs() });
}
