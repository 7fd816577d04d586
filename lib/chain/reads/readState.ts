import { AppError } from '@/lib/base/errors/appError';

/**
 * The state of one contract read, as `shownState.ts` decides it.
 *
 * `invalid`: there is nothing to read, because the call or the chain is missing. `loading`: no
 * answer yet. `error`: an {@link EmptyResultError} (nothing at the address answers this call), a
 * {@link ReadRevertedError} (the contract reverted), an {@link UndecodableResultError}, an
 * {@link ExcessiveAnswerError}, or the failure of the request, which is retried. `success`: the
 * result. `syncing`: the last result, while reading it again fails, or until it is read in the
 * requested block.
 *
 * `blockNumber` is the block in which the result was first read. A block that does not change the
 * result does not change the state, so nothing is rendered again.
 */
export type ReadState<T> =
  | { readonly status: 'invalid' }
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly error: Error }
  | {
      readonly status: 'syncing' | 'success';
      readonly result: T;
      readonly blockNumber: bigint;
    };

/** Whether two states are equal apart from their blocks. */
export function isSameReadState(a: ReadState<unknown>, b: ReadState<unknown>): boolean {
  if (a === b) return true;
  if (a.status === 'error' && b.status === 'error')
    return a.error.name === b.error.name && a.error.message === b.error.message;
  if ('result' in a && 'result' in b) return a.status === b.status && a.result === b.result;
  return a.status === b.status && !('result' in a) && !('result' in b);
}

/** The latest result of a read, even while it is syncing; undefined if there is none. */
export function resultOf<T>(state: ReadState<T> | undefined): T | undefined {
  return state?.status === 'success' || state?.status === 'syncing' ? state.result : undefined;
}

/** The block in which the latest result of a read was first read; undefined if there is none. */
export function blockOf(state: ReadState<unknown> | undefined): bigint | undefined {
  return state?.status === 'success' || state?.status === 'syncing' ? state.blockNumber : undefined;
}

/** Whether the contract itself returned no usable answer. A failing endpoint is asked again. */
export function hasNoUsableAnswer(state: ReadState<unknown>): boolean {
  if (state.status !== 'error') return false;
  const { error } = state;
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
export function isSettled(state: ReadState<unknown>): boolean {
  return state.status === 'invalid' || resultOf(state) !== undefined || hasNoUsableAnswer(state);
}

/**
 * Whether a read fails although there is a contract. Without a contract nothing is owed, staked or
 * approved, so that is no failure.
 */
export function isFailed(state: ReadState<unknown>): boolean {
  return state.status === 'error' && !(state.error instanceof EmptyResultError);
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
