import { AppError } from '@/lib/errors/appError';

/** A list breaks the rules of the token list standard; `problems` has the first few. */
export class InvalidListError extends AppError {
  constructor(problems: readonly string[]) {
    const errors = problems.join('; ');
    super(`Token list failed validation: ${errors}`, {
      code: 'listErrors.invalid',
      values: { errors },
    });
  }
}

/** A list names a token of one chain twice. */
export class DuplicateTokensError extends AppError {
  constructor() {
    super('Duplicate tokens.', { code: 'listErrors.duplicateTokens' });
  }
}

/** A list has changed without a new version. */
export class NoVersionBumpError extends AppError {
  constructor() {
    super('unexpected no version bump', { code: 'listErrors.noVersionBump' });
  }
}

/** An update was accepted that the list does not have. */
export class NoPendingUpdateError extends AppError {
  constructor() {
    super('accept list update called without pending update', {
      code: 'listErrors.noPendingUpdate',
    });
  }
}
