import { type BatchLimit, batchLimit, NO_LIMIT, rememberLimit } from './batchLimit';
import { failureIn, isTooLarge } from './errorKind';
import { responseTo } from './jsonRpcResponse';
import { NoBatchError, type PendingRequest, postBatch, settle } from './postBatch';
import { EndpointUnreachableError, HttpStatusError, postJson } from './postJson';

/** How many parts travel at once to an endpoint whose limit is known. */
const LANES = 4;

/**
 * Sends a batch in parts that its endpoint answers, and remembers their size.
 *
 * If a batch has failed, a single request, the shortest, goes ahead as an object. Its failure is
 * that of the endpoint, so nothing else is sent, and from then on each attempt begins with a single
 * request, until one is answered. If it is answered, the rest is sent in parts of the known size,
 * because the failure may have passed. What fails again is sent in halves, down to single requests.
 * One remaining request can't show whether the endpoint answers arrays; then an error that rejects
 * arrays is proof enough.
 *
 * A batch that was not answered at all, or with the status 429, is not sent again at once. The
 * attempt after the next begins with a single request, and only if that is answered and the rest is
 * not, smaller parts are tried in later attempts.
 *
 * @param failure - Why the batch has just failed as a whole; undefined when it was not sent yet.
 */
export async function sendInParts(
  url: string,
  batch: readonly PendingRequest[],
  failure: unknown,
): Promise<void> {
  const known = batchLimit(url);
  if (failure === undefined && batch.length < known.doubtedFrom)
    return sendKnown(url, batch, known);
  if (failure !== undefined && isOutage(failure)) {
    const isSecond = batch.length >= known.failedFrom;
    const failed = isSecond ? { doubtedFrom: batch.length } : { failedFrom: batch.length };
    rememberLimit(url, { ...known, ...failed });
    return rejectAll(batch, failure);
  }
  const { shortest, others } = apart(batch);
  if (shortest === undefined) return;
  // As an object, a request that is too large is not smaller.
  if (others.length === 0 && isTooLarge(failure)) return rejectAll(batch, failure);
  try {
    await postAlone(url, shortest);
  } catch (error) {
    // A limit that was learned from 429 was wrong if single requests get it too.
    const { size } = isRateLimit(error) ? NO_LIMIT : known;
    rememberLimit(url, { ...known, size, doubtedFrom: 1 });
    return rejectAll(batch, failure ?? error);
  }
  const size = others.length < 2 && isArrayRejection(failure) ? 1 : known.size;
  return sendHalved(url, others, { size, before: known.size });
}

/**
 * Sends parts of the size that has worked, a few at once. What fails is sent again like a batch
 * that has failed.
 */
async function sendKnown(
  url: string,
  batch: readonly PendingRequest[],
  known: BatchLimit,
): Promise<void> {
  const queue = [...batch];
  const failed: PendingRequest[] = [];
  let failure: unknown;
  const drain = async () => {
    while (queue.length > 0 && failure === undefined) {
      const part = queue.splice(0, known.size);
      try {
        await post(url, part);
      } catch (error) {
        failure = error;
        failed.push(...part);
      }
    }
  };
  await Promise.all(Array.from({ length: LANES }, drain));
  if (failure !== undefined) return sendInParts(url, [...failed, ...queue], failure);
  if (batch.length >= known.failedFrom || known === NO_LIMIT)
    rememberLimit(url, { ...known, failedFrom: NO_LIMIT.failedFrom });
}

/**
 * Sends parts one after the other, halves what fails, and remembers the size that has worked.
 *
 * @param before - The size that was known before.
 */
async function sendHalved(
  url: string,
  batch: readonly PendingRequest[],
  { size: first, before }: { readonly size: number; readonly before: number },
): Promise<void> {
  const queue = [...batch];
  let size = first;
  /** How many single requests have failed, in a row and in all. */
  let [failedInRow, failedAlone] = [0, 0];
  let isAnyAnswered = false;
  let { doubtedFrom } = NO_LIMIT;
  while (queue.length > 0) {
    const part = queue.splice(0, size);
    try {
      await post(url, part);
      failedInRow = 0;
      isAnyAnswered ||= part.length > 1;
    } catch (error) {
      const isSingle = part.length === 1;
      if (!isSingle && !isOutage(error)) {
        size = Math.ceil(part.length / 2);
        queue.unshift(...part);
        continue;
      }
      // After an answer to as large a part, it is the number of POSTs that is limited.
      if (isOutage(error)) {
        size = isAnyAnswered || isSingle ? 2 * size : Math.ceil(part.length / 2);
        doubtedFrom = 1;
      }
      rejectAll(part, error);
      failedInRow += 1;
      failedAlone += isSingle ? 1 : 0;
      // The endpoint has failed since the first request was answered.
      if (isOutage(error) || failedInRow > 1) rejectAll(queue.splice(0), error);
    }
  }
  // A request that fails on its own shows no limit.
  if (failedAlone > 0) size = before;
  rememberLimit(url, { ...NO_LIMIT, size, doubtedFrom });
}

function post(url: string, part: readonly PendingRequest[]): Promise<void> {
  const [first, second] = part;
  return first && second === undefined ? postAlone(url, first) : postBatch(url, part);
}

/** Posts one request as an object, and settles it by its response. Throws when there is none. */
async function postAlone(url: string, request: PendingRequest): Promise<void> {
  const response = responseTo(request.wire, await postJson(url, request.wire));
  if (response === undefined) throw new NoBatchError();
  settle(request, response);
}

/** The shortest request, which is the least likely to fail for its own reason, and the others. */
function apart(batch: readonly PendingRequest[]) {
  const [shortest, ...others] = batch.toSorted((a, b) => lengthOf(a) - lengthOf(b));
  return { shortest, others };
}

function lengthOf({ wire }: PendingRequest): number {
  return JSON.stringify(wire.params).length;
}

/**
 * Whether an endpoint that answers objects has rejected an array, rather than failed for a moment.
 */
function isArrayRejection(error: unknown): boolean {
  if (error instanceof NoBatchError) return true;
  const failure = failureIn(error);
  return failure instanceof HttpStatusError && failure.status < 500 && !failure.isRateLimit;
}

/** Whether the endpoint asks for a pause or was not reached, so that nothing else is sent to it. */
function isOutage(error: unknown): boolean {
  return error instanceof EndpointUnreachableError || isRateLimit(error);
}

function isRateLimit(error: unknown): boolean {
  const failure = failureIn(error);
  return failure instanceof HttpStatusError && failure.isRateLimit;
}

function rejectAll(requests: readonly PendingRequest[], error: unknown): void {
  for (const { reject } of requests) reject(error);
}
