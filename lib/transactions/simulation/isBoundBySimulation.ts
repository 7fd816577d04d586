import { AppError } from '@/lib/base/errors/appError';
import type { Expectation } from '@/lib/transactions/submit/intent';

/**
 * Whether only a simulation holds an amount of a transaction to what was agreed, so that nothing is
 * sent without one.
 */
export function isBoundBySimulation({ changes }: Expectation): boolean {
  return changes.some(({ unsimulated, boundBy }) => unsimulated === 'blocks' && boundBy);
}

/** No simulation was possible, and the contract itself enforces no minimum. */
export class OutcomeUnknownError extends AppError {
  constructor() {
    super('The outcome could not be checked. Nothing was sent.', { code: 'errors.outcomeUnknown' });
  }
}
