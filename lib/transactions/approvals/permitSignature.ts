import type { Hex } from 'viem';
import { AppError } from '@/lib/base/errors/appError';

/** A signature that approves one exact amount for one spender, until its deadline. */
export type PermitSignature = {
  /** 27 or 28. */
  readonly v: number;
  readonly r: Hex;
  readonly s: Hex;
  /** In seconds since 1970. The call that uses the signature has the same deadline. */
  readonly deadline: bigint;
};

/**
 * Throws when a signature can no longer be used.
 *
 * @param nowSeconds - The later of chain time and device clock, at signing.
 * @throws {PermitExpiredError} when its deadline has come.
 */
export function assertUnexpired({ deadline }: PermitSignature, nowSeconds: bigint): void {
  if (deadline <= nowSeconds) throw new PermitExpiredError();
}

/** The deadline of a signature has passed. */
export class PermitExpiredError extends AppError {
  constructor() {
    super('The signature has expired', { code: 'errors.permitExpired' });
  }
}
