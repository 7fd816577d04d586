import { AppError } from '@/lib/base/errors/appError';
import { signingSeconds } from '@/lib/transactions/review/deadline';
import { assertUnexpired, type PermitSignature } from './permitSignature';

/** The codes of the error, by what would be sent. */
const CODES = {
  confirm: 'errors.missingApproval',
  migrate: 'errors.attemptingToMigrate',
  stake: 'errors.attemptingToStake',
} as const;

/** A contract has neither an approval nor a signature for what it would take. */
export class MissingApprovalError extends AppError {
  constructor(action: keyof typeof CODES) {
    super(`Attempting to ${action} without approval or a signature. Please contact support.`, {
      code: CODES[action],
    });
  }
}

type Approved = {
  readonly signature?: PermitSignature;
  /** Whether the contract may take the amount without a signature. */
  readonly hasAllowance: boolean;
  /** The deadline setting, in seconds. */
  readonly deadlineSeconds: number;
};

/**
 * Throws unless a contract may take what a call lets it take.
 *
 * @param deadline - The deadline of the call, in seconds since 1970.
 * @throws {MissingApprovalError} Without approval and signature.
 * @throws {PermitExpiredError} After the signature's deadline.
 */
export function assertApproved(
  { signature, hasAllowance, deadlineSeconds }: Approved,
  deadline: bigint,
  action: keyof typeof CODES,
): void {
  if (signature) assertUnexpired(signature, signingSeconds(deadline, deadlineSeconds));
  else if (!hasAllowance) throw new MissingApprovalError(action);
}
