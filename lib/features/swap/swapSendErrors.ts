import { AppError } from '@/lib/base/errors/appError';
import { failureKind } from '@/lib/chain/contracts/failureKind';
import {
  PLAIN_SEND_ERRORS,
  PriceMovementError,
  type SendErrors,
} from '@/lib/transactions/review/sendErrors';

/** The errors for a swap that is not sent. */
export const SWAP_SEND_ERRORS: SendErrors = {
  ...PLAIN_SEND_ERRORS,
  reverted: (reason, cause) =>
    failureKind(reason) === 'outsideLimits'
      ? new PriceMovementError(cause)
      : new SwapRevertsError(reason, cause),
  unsent: (message, cause) => new SwapFailedError(message, cause),
  showsRejection: true,
};

/** A contract reverts the swap, with its own reason. */
export class SwapRevertsError extends AppError {
  constructor(reason: string, cause: unknown) {
    super(
      `The transaction cannot succeed due to error: ${reason}. This is probably an issue with one of the tokens you are swapping.`,
      { code: 'errors.swapReverts', values: { reason }, cause },
    );
  }
}

/** A swap was not sent, for a reason that only the wallet or the node knows. */
export class SwapFailedError extends AppError {
  constructor(message: string, cause: unknown) {
    super(`Swap failed: ${message}`, { code: 'errors.swapFailed', values: { message }, cause });
  }
}
