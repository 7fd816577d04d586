import { AppError } from '@/lib/base/errors/appError';

/**
 * The state of one contract read, as `shownOutcome.ts` decides it.
 *
 * `invalid`: there is nothing to read, because the call or the chain is missing. `loading`: no
 * answer yet. `error`: an {@link EmptyResultError} (nothing at the address answers this call), a
 * {@link ReadRevertedError} (the contract reverted), an {@link UndecodableResultError}, an
 * {@link ExcessiveAnswerError}, or the failure of the request, which is retried. `success`: the
 * result. `syncing`: the last result, while reading it again fails, or until it is read in the
 * requested block.
 *
 * `blockNumber` is the block in which the present result was first read. A block that does not
 * change the result does not change the outcome, so nothing is rendered again.
 */
export type ReadOutcome<T> =
  | { readonly status: 'invalid' }
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly error: Error }
  | {
      readonly status: 'syncing' | 'success';
      readonly result: T;
      readonly blockNumber: bigint;
    };

/** Whether two outcomes are equal apart from their blocks. */
export function isSameOutcome(a: ReadOutcome<unknown>, b: ReadOutcome<unknown>): boolean {
  if (a === b) return true;
  if (a.status === 'error' && b.status === 'error')
    return a.error.name === b.error.name && a.error.message === b.error.message;
  if ('result' in a && 'result' in b) return a.status === b.status && a.result === b.result;
  return a.status === b.status && !('result' in a) && !('result' in b);
}

/** The latest result of a read, even while it is syncing; undefined if there is none. */
export function resultOf<T>(outcome: ReadOutcome<T> | undefined): T | undefined {
  return outcome?.status === 'success' || outcome?.status === 'syncing'
    ? outcome.result
    : undefined;
}

/** The block in which the latest result of a read was first read; undefined if there is none. */
export function blockOf(outcome: ReadOutcome<unknown> | undefined): bigint | undefined {
  return outcome?.status === 'success' || outcome?.status === 'syncing'
    ? outcome.blockNumber
    : undefined;
}

/** Whether the contract itself returned no usable answer. A failing endpoint is asked again. */
export function hasNoUsableAnswer(outcome: ReadOutcome<unknown>): boolean {
  if (outcome.status !== 'error') return false;
  const { error } = outcome;
  return (
    error instanceof EmptyResultError ||
    error instanceof ReadRevertedError ||
    error instanceof UndecodableResultError ||
    error instanceof ExcessiveAnswerError
  );
}

/**
 * Whether there is nothing to wait for: the read has a result, its contract returned no usable
 * answer, or there is nothing to read. A failing endpoint is asked again.
 */
export function isSettled(outcome: ReadOutcome<unknown>): boolean {
  return (
    outcome.status === 'invalid' || resultOf(outcome) !== undefined || hasNoUsableAnswer(outcome)
  );
}

/**
 * Whether a read fails although there is a contract. Without a contract nothing is owed, staked or
 * approved, so that is no failure.
 */
export function isFailed(outcome: ReadOutcome<unknown>): boolean {
  return outcome.status === 'error' && !(outcome.error instanceof EmptyResultError);
}

/** The cause of a failed read, as an error. */
export function asReadError(cause: unknown): Error {
  return cause instanceof Error ? cause : new TypeError('The read failed.', { cause });
}

/** The contract reverted. */
export class ReadRevertedError extends AppError {
  constructor() {
    super('The read was reverted.', { code: 'errors.readReverted' });
  }
}

/** The answer was empty: there is no code at the address, or none for this call. */
export class EmptyResultError extends AppError {
  constructor() {
    super('The read was answered with no data.', { code: 'errors.emptyResult' });
  }
}

/** The answer does not match the contract's interface. */
export class UndecodableResultError extends AppError {
  constructor(cause: unknown) {
    super('Result data parsing failed', { code: 'errors.undecodableResult', cause });
  }
}

/** The contract takes all gas, or its answer is larger than the node can handle. */
export class ExcessiveAnswerError extends AppError {
  constructor(cause: unknown) {
    super('The answer is more than the node can handle', {
      code: 'errors.undecodableResult',
      cause,
    });
  }
}
