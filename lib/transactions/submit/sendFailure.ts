import { AppError } from '@/lib/base/errors/appError';
import { errorChain } from '@/lib/base/errors/errorChain';
import { nestedErrors } from '@/lib/base/errors/nestedErrors';
import { failureMessage } from '@/lib/chain/contracts/revertReason';
import type { SendFailures } from '@/lib/transactions/review/sendFailures';

const INSUFFICIENT_FUNDS = /insufficient funds|exceeds transaction sender account balance/i;

/**
 * Names the error of a failed attempt to send. An error that is an AppError, or has one as a cause,
 * stays unchanged.
 */
export function sendFailure(error: unknown, failures: SendFailures): unknown {
  const chain = errorChain(error);
  if (chain.some((link) => link instanceof AppError)) return error;
  if (isInsufficientFunds(error)) return new InsufficientFeeError(error);
  return failures.unsent(failureMessage(error), error);
}

/** Whether a wallet or a node says that the account has too little AVAX. */
export function isInsufficientFunds(error: unknown): boolean {
  return nestedErrors(error).some((each) => INSUFFICIENT_FUNDS.test(failureMessage(each)));
}

/** The account cannot pay the network fee in addition to what it sends. */
export class InsufficientFeeError extends AppError {
  constructor(cause: unknown) {
    super('Not enough AVAX for the network fee.', { code: 'errors.insufficientFee', cause });
  }
}
