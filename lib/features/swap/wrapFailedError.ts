import { AppError } from '@/lib/base/errors/appError';

/** Wrapping or unwrapping failed before it was sent. */
export class WrapFailedError extends AppError {
  constructor(cause: unknown) {
    super('could not wrap', { code: 'errors.wrapFailed', cause });
  }
}
