import { AppError } from '@/lib/base/errors/appError';

/** The router has neither approval nor signature for the pool tokens. */
export class UnapprovedMigrationError extends AppError {
  constructor() {
    super('Attempting to migrate without approval or a signature. Please contact support.', {
      code: 'errors.attemptingToMigrate',
    });
  }
}
