import { failureMessage } from '@/lib/contracts/revertReason';
import { AppError } from '@/lib/errors/appError';
import { errorChain, hasErrorCode, isUserRefusal } from '@/lib/errors/errorChain';
import type { Review } from '@/lib/review/review';

/** EIP-1474's "resource unavailable": the wallet has a request open already. */
const REQUEST_PENDING_CODE = -32002;

/** EIP-1193's "unauthorized", "disconnected" and "chain disconnected". */
const DISCONNECTED_CODES = [4100, 4900, 4901];

const INSUFFICIENT_FUNDS = /insufficient funds|exceeds transaction sender account balance/i;

/** What a failed attempt to send is called; an error of ours, or one that has such a cause, keeps its name. */
export function sendFailure(error: unknown, type: Review['statement']['type']): unknown {
  if (isUserRefusal(error)) return new UserRejectedError(error);
  const chain = errorChain(error);
  if (chain.some((link) => link instanceof AppError)) return error;
  if (hasErrorCode(error, [REQUEST_PENDING_CODE])) return new WalletBusyError(error);
  if (hasErrorCode(error, DISCONNECTED_CODES)) return new WalletDisconnectedError(error);
  if (chain.some((link) => INSUFFICIENT_FUNDS.test(failureMessage(link))))
    return new InsufficientFeeError(error);
  if (type === 'swap') return new SwapFailedError(failureMessage(error), error);
  if (type === 'wrap' || type === 'unwrap') return new WrapFailedError(error);
  return new TransactionFailedError(failureMessage(error), error);
}

/** The user refused in the wallet (4001): told after a swap, silent elsewhere. */
export class UserRejectedError extends AppError {
  constructor(cause: unknown) {
    super('Transaction rejected', { code: 'errors.userRejected', cause });
  }
}

/** The wallet waits for the user to answer an earlier request. */
export class WalletBusyError extends AppError {
  constructor(cause: unknown) {
    super('A request is waiting in your wallet.', { code: 'errors.walletBusy', cause });
  }
}

/** The wallet no longer serves this page: it is locked, or has lost its connection. */
export class WalletDisconnectedError extends AppError {
  constructor(cause: unknown) {
    super('Your wallet is no longer connected.', { code: 'errors.walletDisconnected', cause });
  }
}

/** The account cannot pay the network fee on top of what it sends. */
export class InsufficientFeeError extends AppError {
  constructor(cause: unknown) {
    super('Not enough AVAX for the network fee.', { code: 'errors.insufficientFee', cause });
  }
}

/** A swap was not sent, for a reason that only the wallet or the node knows. */
export class SwapFailedError extends AppError {
  constructor(message: string, cause: unknown) {
    super(`Swap failed: ${message}`, { code: 'errors.swapFailed', values: { message }, cause });
  }
}

/** Wrapping or unwrapping was not sent. */
export class WrapFailedError extends AppError {
  constructor(cause: unknown) {
    super('could not wrap', { code: 'errors.wrapFailed', cause });
  }
}

/** Any other transaction was not sent. */
export class TransactionFailedError extends AppError {
  constructor(message: string, cause: unknown) {
    super(`The transaction was not sent: ${message}`, {
      code: 'errors.transactionFailed',
      values: { message },
      cause,
    });
  }
}
