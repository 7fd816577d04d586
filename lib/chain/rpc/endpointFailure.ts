import { AppError } from '@/lib/base/errors/appError';
import { errorKindOf, failureIn } from './errorKind';
import type { JsonRpcRequest } from './jsonRpcBatch';

/** The requests that run a call, which may revert. */
const CALLS = new Set(['eth_call', 'eth_estimateGas']);

/**
 * Why an endpoint failed, so that another one is asked; undefined when the error is a revert, which
 * is the contract's final answer.
 */
export function endpointFailure(
  error: unknown,
  { method }: Pick<JsonRpcRequest, 'method'>,
): AppError | undefined {
  const isFinal = CALLS.has(method) && errorKindOf(error) === 'reverted';
  return isFinal ? undefined : (failureIn(error) ?? new RejectedRequestError(error));
}

/** A node rejected a request for a reason of its own, such as a daily limit or missing state. */
export class RejectedRequestError extends AppError {
  constructor(cause: unknown) {
    super('The endpoint rejected a request', {
      code: 'errors.networkBusy',
      cause,
    });
  }
}
