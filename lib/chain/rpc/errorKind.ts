import { isHex } from 'viem';
import { AppError } from '@/lib/base/errors/appError';
import { JsonRpcError } from './jsonRpcError';
import { TooLargeError } from './postJson';

/**
 * The meaning of a failed request.
 *
 * `reverted`: a contract reverted. `outOfGas`: the call used up the node's gas limit. `rejected`:
 * the endpoint answered with its own error. `unanswered`: there is no usable response.
 */
type ErrorKind = 'reverted' | 'outOfGas' | 'rejected' | 'unanswered';

/** The code that nodes use for a revert. */
const REVERT_CODE = 3;
/** The codes with which some nodes report a revert, without its data. */
const EXECUTION_CODES = [-32000, -32015];
const REVERTED = /^(execution reverted|VM Exception.*revert)/i;

/** How contracts of old compilers end when they divide by zero. */
const INVALID_OPCODE = /\binvalid ?(FE)?opcode\b/i;

/** Some nodes name kinds of running out of gas: MemoryOOG, PrecompileOOG. */
const OUT_OF_GAS = /\bout ?of ?gas\b|OOG\b/i;
/** The codes of a node's own limits. Their messages may contain any word. */
const LIMIT_CODES = [-32005, 429];

/** The kind of an error of a request. */
export function errorKindOf(error: unknown): ErrorKind {
  if (isTooLarge(error)) return 'rejected';
  if (failureIn(error) !== undefined) return 'unanswered';
  if (!(error instanceof JsonRpcError)) return 'rejected';
  if (isRevert(error)) return 'reverted';
  return isOutOfGas(error) ? 'outOfGas' : 'rejected';
}

/**
 * Our own error inside a failed request's error; undefined when a node itself answered with an
 * error.
 */
export function failureIn(error: unknown): AppError | undefined {
  if (error instanceof AppError) return error;
  return error instanceof Error && error.cause instanceof AppError ? error.cause : undefined;
}

/** Whether a smaller request may be answered. */
export function isTooLarge(error: unknown): boolean {
  return failureIn(error) instanceof TooLargeError;
}

function isRevert({ code, message, data }: JsonRpcError): boolean {
  if (code === REVERT_CODE || (isHex(data) && data !== '0x')) return true;
  if (INVALID_OPCODE.test(message)) return !LIMIT_CODES.includes(code);
  return EXECUTION_CODES.includes(code) && REVERTED.test(message);
}

function isOutOfGas({ code, message }: JsonRpcError): boolean {
  return OUT_OF_GAS.test(message) && !LIMIT_CODES.includes(code);
}
