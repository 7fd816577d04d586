import { AppError } from '@/lib/base/errors/appError';
import {
  GasEstimateError,
  PLAIN_SEND_ERRORS,
  type SendErrors,
} from '@/lib/transactions/review/sendErrors';

/** The errors for a removal that is not sent. */
export const REMOVE_SEND_ERRORS: SendErrors = {
  ...PLAIN_SEND_ERRORS,
  reverted: (_reason, cause) => new RemovalFailsError(cause),
  unestimated: (cause) => new RemovalFailsError(new GasEstimateError(cause)),
};

/** No form of the removal can be estimated. */
export class RemovalFailsError extends AppError {
  constructor(cause: unknown) {
    super('This transaction would fail. Please contact support.', {
      code: 'errors.removalFails',
      cause,
    });
  }
}
