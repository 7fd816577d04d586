import { AppError } from '@/lib/base/errors/appError';

/** The contract has neither approval nor signature for the deposit. */
export class UnapprovedStakeError extends AppError {
  constructor() {
    super('Attempting to stake without approval or a signature. Please contact support.', {
      code: 'errors.attemptingToStake',
    });
  }
}
