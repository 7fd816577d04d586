import { failureMessage } from '@/lib/contracts/revertReason';
import { AppError } from '@/lib/errors/appError';
import { errorChain, hasErrorCode, isUserRefusal } from '@/lib/errors/errorChain';
import type { Refusals } from '@/lib/review/refusals';

/** EIP-1474's "resource unavailable": the wallet has a request open already. */
const REQUEST_PENDING_CODE = -32002;

/** EIP-1193's "unauthorized", "disconnected" and "chain disconnected". */
const DISCONNECTED_CODES = [4100, 4900, 4901];

const INSUFFICIENT_FUNDS = /insufficient funds|exceeds transaction sender account balance/i;

/** What a failed attempt to send is called; an error of ours, or one that has such a cause, keeps its name. */
export function sendFailure(error: unknown, refusals: Refusals): unknown {
  if (isUserRefusal(error)) return new UserRejectedError(error);
  const chain = errorChain(error);
  if (chain.some((link) => link instanceof AppError)) return error;
  if (hasErrorCode(error, [REQUEST_PENDING_CODE])) return new WalletBusyError(error);
  if (hasErrorCode(error, DISCONNECTED_CODES)) return new WalletDisconnectedError(error);
  if (chain.some((link) => INSUFFICIENT_FUNDS.test(failureMessage(link))))
    return new InsufficientFeeError(error);
  return refusals.unsent(failureMessage(error), error);
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
