import {
  PLAIN_SEND_ERRORS,
  PriceMovementError,
  type SendErrors,
  TransactionRevertsError,
} from '@/lib/transactions/review/sendErrors';

/** The router's reasons when an addition would take less of one side than its minimum. */
const POOL_MOVEMENT = /INSUFFICIENT_[AB]_AMOUNT/;

/** The errors for liquidity that is not added. */
export const ADD_SEND_ERRORS: SendErrors = {
  ...PLAIN_SEND_ERRORS,
  reverted: (reason, cause) =>
    POOL_MOVEMENT.test(reason)
      ? new PriceMovementError(cause)
      : new TransactionRevertsError(reason, cause),
};
