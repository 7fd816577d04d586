import { AppError } from '@/lib/base/errors/appError';
import { failureMessage } from '@/lib/chain/contracts/revertReason';

/** The wallet was asked to sign and answered with an error that has no name of its own. */
export class SignatureFailedError extends AppError {
  constructor(cause: unknown) {
    const message = failureMessage(cause);
    super(`Not signed: ${message}`, { code: 'errors.signatureFailed', values: { message }, cause });
  }
}
