import { AppError } from '@/lib/base/errors/appError';

/** There is nothing to approve: the amount is approved, in progress, or unknown. */
export class UnnecessaryApprovalError extends AppError {
  constructor() {
    super('approve was called unnecessarily', { code: 'errors.unnecessaryApproval' });
  }
}

/** An approval of something that is not a token. */
export class NoTokenError extends AppError {
  constructor() {
    super('no token', { code: 'errors.noToken' });
  }
}

/** An approval without a spender. */
export class NoSpenderError extends AppError {
  constructor() {
    super('no spender', { code: 'errors.noSpender' });
  }
}

/** An approval without an amount. */
export class MissingAmountError extends AppError {
  constructor() {
    super('missing amount', { code: 'errors.missingAmount' });
  }
}

/** The token returns false for an approval: sending it would cost a fee and approve nothing. */
export class ApprovalFailedError extends AppError {
  constructor() {
    super('Approval failed', { code: 'errors.approvalFailed' });
  }
}
