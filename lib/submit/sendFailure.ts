import { failureMessage } from '@/lib/contracts/revertReason';
import { AppError } from '@/lib/errors/appError';
import { errorChain } from '@/lib/errors/errorChain';
import type { SendFailures } from '@/lib/review/sendFailures';

const INSUFFICIENT_FUNDS = /insufficient funds|exceeds transaction sender account balance/i;

/**
 * Names the error of a failed attempt to send. An error that is an AppError, or has one as a cause,
 * stays unchanged.
 */
export function sendFailure(error: unknown, failures: SendFailures): unknown {
  const chain = errorChain(error);
  if (chain.some((link) => link instanceof AppError)) return error;
  if (chain.some((link) => INSUFFICIENT_FUNDS.test(failureMessage(link))))
    return new InsufficientFeeError(error);
  return failures.unsent(failureMessage(error), error);
}

/** The account cannot pay the network fee in addition to what it sends. */
export class InsufficientFeeError extends AppError {
  constructor(cause: unknown) {
    super('Not enough AVAX for the network fee.', { code: 'errors.insufficientFee', cause });
  }
}
