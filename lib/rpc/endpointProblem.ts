import { AppError } from '@/lib/errors/appError';
import { errorKindOf, failureIn } from './errorKind';
import type { JsonRpcRequest } from './jsonRpcBatch';

/** The requests that run a call, which its contract may refuse. */
const CALLS = new Set(['eth_call', 'eth_estimateGas']);

/**
 * Why an endpoint has not done its job, so that another one is asked; undefined when the error is a
 * contract's answer, which is final: a revert.
 */
export function endpointProblem(
  error: unknown,
  { method }: Pick<JsonRpcRequest, 'method'>,
): AppError | undefined {
  const isFinal = CALLS.has(method) && errorKindOf(error) === 'reverted';
  return isFinal ? undefined : (failureIn(error) ?? new RefusedRequestError(error));
}

/** A node refused a request for a reason of its own, such as a daily limit or a missing state. */
export class RefusedRequestError extends AppError {
  constructor(cause: unknown) {
    super('The endpoint refused a request', {
      code: 'errors.networkBusy',
      cause,
    });
  }
}
