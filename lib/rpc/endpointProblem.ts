import { isHex } from 'viem';
import { AppError } from '@/lib/errors/appError';
import type { JsonRpcRequest } from './jsonRpcBatch';
import { JsonRpcError } from './jsonRpcError';

/** The code that nodes give to a revert. */
const REVERT_CODE = 3;

/** The codes under which some nodes tell a revert, without its data. */
const EXECUTION_CODES = [-32000, -32015];
const REVERTED = /^(execution reverted|VM Exception.*revert)/i;

/** The requests that carry a call out, which its contract may refuse. */
const CALLS = new Set(['eth_call', 'eth_estimateGas']);

/**
 * Why an endpoint has not done its job, so that another one is to be asked; undefined when the error
 * is a contract's answer, which is final: a revert.
 */
export function endpointProblem(
  error: unknown,
  { method }: Pick<JsonRpcRequest, 'method'>,
): AppError | undefined {
  if (error instanceof AppError) return error;
  if (error instanceof Error && error.cause instanceof AppError) return error.cause;
  const isFinal = CALLS.has(method) && error instanceof JsonRpcError && isRevert(error);
  return isFinal ? undefined : new RefusedRequestError(error);
}

/** Whether an endpoint gave no reply that could be used; else it was reached and answered with an error. */
export function isUnanswered(error: unknown): boolean {
  if (error instanceof AppError) return true;
  return error instanceof Error && error.cause instanceof AppError;
}

function isRevert({ code, message, data }: JsonRpcError): boolean {
  if (code === REVERT_CODE || (isHex(data) && data !== '0x')) return true;
  return EXECUTION_CODES.includes(code) && REVERTED.test(message);
}

/** A node refused a request for a reason of its own: a daily limit, a state that it does not have. */
export class RefusedRequestError extends AppError {
  constructor(cause: unknown) {
    super('The endpoint refused a request', {
      code: 'errors.networkBusy',
      cause,
    });
  }
}
