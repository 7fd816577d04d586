import { type Reply, repliesById, replyTo, type WireRequest } from './batchReply';
import { isTooLarge } from './errorKind';
import { EndpointUnreachableError, postJson } from './postJson';

/** A request to a node. */
export type JsonRpcRequest = { readonly method: string; readonly params?: unknown };

/** Asks a node. */
export type AskNode = (request: JsonRpcRequest) => Promise<unknown>;

type Waiting = {
  readonly wire: WireRequest;
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: unknown) => void;
};

const WINDOW_MS = 50;
const MAX_REQUESTS = 100;

let lastId = 0;

/**
 * A client of one endpoint. Requests made within 50 ms of the first share one HTTP POST, always a
 * JSON array, with at most 100 requests each.
 *
 * A batch that is too large for the endpoint is sent again in halves. Each request fails with a
 * {@link JsonRpcError}, or with an error of {@link postJson}. Requests are never cancelled, because
 * that would abort the whole batch.
 */
export function jsonRpcBatch(url: string): AskNode {
  let waiting: Waiting[] = [];

  const flush = () => {
    const due = waiting;
    waiting = [];
    for (let first = 0; first < due.length; first += MAX_REQUESTS)
      void sendBatch(url, due.slice(first, first + MAX_REQUESTS));
  };

  return ({ method, params = [] }) =>
    new Promise((resolve, reject) => {
      if (waiting.length === 0) setTimeout(flush, WINDOW_MS);
      lastId += 1;
      waiting.push({ wire: { jsonrpc: '2.0', id: lastId, method, params }, resolve, reject });
    });
}

async function sendBatch(url: string, batch: readonly Waiting[]): Promise<void> {
  try {
    const wires = batch.map(({ wire }) => wire);
    const answer = await postJson(url, wires);
    if (!Array.isArray(answer)) {
      await Promise.all(batch.map((request) => sendAlone(url, request)));
      return;
    }
    const replies = repliesById(wires, answer);
    for (const [index, request] of batch.entries()) settle(request, replies[index]);
  } catch (error) {
    if (isTooLarge(error) && batch.length > 1) {
      const middle = Math.ceil(batch.length / 2);
      await sendBatch(url, batch.slice(0, middle));
      await sendBatch(url, batch.slice(middle));
      return;
    }
    for (const { reject } of batch) reject(error);
  }
}

/** Handles an endpoint that answers an array with a single object. It may not support batches. */
async function sendAlone(url: string, request: Waiting): Promise<void> {
  try {
    settle(request, replyTo(request.wire, await postJson(url, request.wire)));
  } catch (error) {
    request.reject(error);
  }
}

function settle({ resolve, reject }: Waiting, reply: Reply | undefined): void {
  if (reply?.status === 'result') resolve(reply.result);
  else reject(reply?.error ?? new EndpointUnreachableError('The answer is no batch.'));
}
