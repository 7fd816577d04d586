import { limitedUrls } from './endpointLimits';
import { MAX_REQUESTS, type PendingRequest, postBatch } from './postBatch';

/** A request to a node. */
export type JsonRpcRequest = { readonly method: string; readonly params?: unknown };

/** Asks a node. */
export type AskNode = (request: JsonRpcRequest) => Promise<unknown>;

/** How long a request waits for others to share its POST, in milliseconds. */
export const WINDOW_MS = 50;

let lastId = 0;

/**
 * A client of one endpoint. Requests made within 50 ms of the first share one HTTP POST of a JSON
 * array, with at most 100 requests each.
 *
 * A batch that fails as a whole is sent again in smaller parts, and later ones in parts that have
 * worked: see `sendInParts`. Each request fails with a `JsonRpcError`, or with an error of
 * `postJson`. Requests are never cancelled, because that would abort the whole batch.
 *
 * @param isFinal - Whether a batch that failed so is not sent again in parts.
 */
export function jsonRpcBatch(url: string, isFinal?: (failure: unknown) => boolean): AskNode {
  let waiting: PendingRequest[] = [];

  const flush = () => {
    const due = waiting;
    waiting = [];
    for (let first = 0; first < due.length; first += MAX_REQUESTS)
      void send(url, due.slice(first, first + MAX_REQUESTS), isFinal);
  };

  return ({ method, params = [] }) =>
    new Promise((resolve, reject) => {
      if (waiting.length === 0) setTimeout(flush, WINDOW_MS);
      lastId += 1;
      waiting.push({ wire: { jsonrpc: '2.0', id: lastId, method, params }, resolve, reject });
    });
}

function send(
  url: string,
  batch: readonly PendingRequest[],
  isFinal?: (failure: unknown) => boolean,
): Promise<void> {
  const inParts = async (failure?: unknown) => {
    if (isFinal?.(failure)) throw failure;
    // Loaded only for an endpoint that has rejected a batch.
    return (await import('./sendInParts')).sendInParts(url, batch, failure);
  };
  return (limitedUrls.has(url) ? inParts() : postBatch(url, batch).catch(inParts)).catch(
    (error) => {
      for (const { reject } of batch) reject(error);
    },
  );
}
