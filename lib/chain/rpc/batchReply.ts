import { AppError } from '@/lib/base/errors/appError';
import { isRecord } from '@/lib/base/json/isRecord';
import { INTERNAL_ERROR_CODE, JsonRpcError, SERVER_ERROR_CODE } from './jsonRpcError';

/** One request as it is sent. */
export type WireRequest = {
  readonly jsonrpc: '2.0';
  readonly id: number;
  readonly method: string;
  readonly params: unknown;
};

/** The reply to one request. */
export type Reply =
  | { readonly status: 'result'; readonly result: unknown }
  | { readonly status: 'error'; readonly error: JsonRpcError };

/**
 * The reply to each request of a batch, in the order of the requests.
 *
 * Replies are assigned by id, never by position. A missing or repeated id fails its own request. A
 * reply with a foreign id is dropped.
 */
export function repliesById(
  requests: readonly WireRequest[],
  items: readonly unknown[],
): readonly Reply[] {
  return requests.map((request) => {
    const [reply, ...others] = items.flatMap((item) => replyTo(request, item) ?? []);
    return reply === undefined || others.length > 0 ? missingReply(request) : reply;
  });
}

/** The reply in an answer item; undefined when the item does not have the request's id. */
export function replyTo(request: WireRequest, item: unknown): Reply | undefined {
  return isRecord(item) && item.id === request.id ? replyOf(request, item) : undefined;
}

function replyOf({ method }: WireRequest, item: Readonly<Record<string, unknown>>): Reply {
  const { result, error } = item;
  const hasResult = result !== undefined;
  if (isRecord(error) && (!hasResult || result === null)) {
    const { code, message, data } = error;
    if (typeof code === 'number' && typeof message === 'string')
      return { status: 'error', error: new JsonRpcError({ code, message, data }) };
  }
  if (hasResult && (error === undefined || error === null)) return { status: 'result', result };
  const message = `Received unexpected JSON-RPC response to ${method} request.`;
  return {
    status: 'error',
    error: new JsonRpcError({ code: SERVER_ERROR_CODE, message, data: item }),
  };
}

function missingReply({ method }: WireRequest): Reply {
  const cause = new MissingReplyError(method);
  const { message } = cause;
  const error = new JsonRpcError({ code: INTERNAL_ERROR_CODE, message, cause });
  return { status: 'error', error };
}

/** A batch was answered, but without this request, or with it more than once. */
export class MissingReplyError extends AppError {
  constructor(method: string) {
    super(`The batch holds no single answer to ${method}.`, { code: 'errors.networkBusy' });
  }
}
