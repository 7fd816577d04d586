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

/** The response to one request. */
export type JsonRpcResponse =
  | { readonly status: 'result'; readonly result: unknown }
  | { readonly status: 'error'; readonly error: JsonRpcError };

/**
 * The response to each request of a batch, in the order of the requests.
 *
 * Responses are assigned by id, never by position. A missing or repeated id fails its own request. A
 * response with a foreign id is dropped.
 */
export function responsesById(
  requests: readonly WireRequest[],
  items: readonly unknown[],
): readonly JsonRpcResponse[] {
  return requests.map((request) => {
    const [response, ...others] = items.flatMap((item) => responseTo(request, item) ?? []);
    return response === undefined || others.length > 0 ? missingResponse(request) : response;
  });
}

/** An item of a batch as a response; undefined when it does not have the request's id. */
export function responseTo(request: WireRequest, item: unknown): JsonRpcResponse | undefined {
  return isRecord(item) && item.id === request.id ? responseOf(request, item) : undefined;
}

function responseOf(
  { method }: WireRequest,
  item: Readonly<Record<string, unknown>>,
): JsonRpcResponse {
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

function missingResponse({ method }: WireRequest): JsonRpcResponse {
  const cause = new MissingResponseError(method);
  const { message } = cause;
  const error = new JsonRpcError({ code: INTERNAL_ERROR_CODE, message, cause });
  return { status: 'error', error };
}

/** A batch was answered, but not with one response to this request. */
export class MissingResponseError extends AppError {
  constructor(method: string) {
    super(`The batch holds no single answer to ${method}.`, { code: 'errors.networkBusy' });
  }
}
