import { AppError } from '@/lib/errors/appError';
import type { PermitSignature } from '@/lib/review/review';

/**
 * Makes sure that a signature can still be used.
 *
 * @param nowSeconds - The later of chain time and device clock, at signing.
 * @throws {PermitExpiredError} when its deadline has come.
 */
export function assertUnexpired({ deadline }: PermitSignature, nowSeconds: bigint): void {
  if (deadline <= nowSeconds) throw new PermitExpiredError();
}

/** A signature was to be used after its deadline. */
export class PermitExpiredError extends AppError {
  constructor() {
    super('The signature has expired', { code: 'errors.permitExpired' });
  }
}
