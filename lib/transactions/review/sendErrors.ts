import { AppError } from '@/lib/base/errors/appError';

/** The errors for a transaction that is not sent. Each kind of transaction has its own words. */
export type SendErrors = {
  /** The chain rejects every variant of the call, for a reason that is safe to show. */
  readonly reverted: (reason: string, cause: unknown) => AppError;
  /** No gas estimate succeeded, although the call itself would. */
  readonly unestimated: (cause: unknown) => AppError;
  /** The call would return the boolean false, for calls that return it on failure. */
  readonly returnedFalse?: () => AppError;
  /** The wallet or the node did not accept the transaction. */
  readonly unsent: (message: string, cause: unknown) => AppError;
  /** Whether a rejection by the user in the wallet is reported. */
  readonly showsRejection: boolean;
};

/** The errors for a transaction without its own words. */
export const PLAIN_SEND_ERRORS: SendErrors = {
  reverted: (reason, cause) => new TransactionRevertsError(reason, cause),
  unestimated: (cause) => new GasEstimateError(cause),
  unsent: (message, cause) => new TransactionFailedError(message, cause),
  showsRejection: false,
};

/** A contract reverts the transaction, with its own reason. */
export class TransactionRevertsError extends AppError {
  constructor(reason: string, cause: unknown) {
    super(`The transaction cannot succeed due to error: ${reason}.`, {
      code: 'errors.transactionReverts',
      values: { reason },
      cause,
    });
  }
}

/** The price moved beyond the slippage tolerance, or a token keeps part of a transfer. */
export class PriceMovementError extends AppError {
  constructor(cause: unknown) {
    super(
      'This transaction will not succeed either due to price movement or fee on transfer. Try increasing your slippage tolerance.',
      { code: 'errors.priceMovement', cause },
    );
  }
}

/** No gas estimate succeeded, although the call itself would. */
export class GasEstimateError extends AppError {
  constructor(cause: unknown) {
    super('Unexpected issue with estimating the gas. Please try again.', {
      code: 'errors.gasEstimate',
      cause,
    });
  }
}

/** A transaction was not sent, for a reason that only the wallet or the node knows. */
export class TransactionFailedError extends AppError {
  constructor(message: string, cause: unknown) {
    super(`The transaction was not sent: ${message}`, {
      code: 'errors.transactionFailed',
      values: { message },
      cause,
    });
  }
}
