import { type Address, maxUint256 } from 'viem';
import type { Amount } from '@/lib/base/amounts/amount';
import { AppError } from '@/lib/base/errors/appError';
import type { Token } from '@/lib/base/tokens/token';
import type { ApprovalSize } from '@/lib/site/settings/settings';
import type { Intent } from '@/lib/transactions/submit/intent';
import type { ApprovalStatus } from './approval';
import { approveCall } from './approveCall';
import { approveStatement } from './approveStatement';

type Parties = { readonly account: Address; readonly spender: Address | undefined };

type Approval = Parties & {
  readonly status: ApprovalStatus;
  readonly amount: Amount | undefined;
  readonly size: ApprovalSize;
};

/**
 * The intent to approve an amount for a spender. An unlimited approval falls back to the exact
 * amount when its gas cannot be estimated.
 *
 * @throws {UnnecessaryApprovalError} unless the status is `notApproved`.
 * @throws {MissingAmountError} {@link NoTokenError} {@link NoSpenderError} when there is none.
 */
export function approveIntent({ account, spender, status, amount, size }: Approval): Intent {
  if (status !== 'notApproved') throw new UnnecessaryApprovalError();
  if (amount === undefined) throw new MissingAmountError();
  const token = amount.currency;
  if (token.type === 'native') throw new NoTokenError();
  if (spender === undefined) throw new NoSpenderError();
  const exact = approveCall(token, spender, amount.raw);
  const unlimited = approveCall(token, spender, maxUint256);
  const isUnlimited = size === 'unlimited';
  const statement = approveStatement({
    token: token.address,
    spender,
    amounts: isUnlimited ? [maxUint256, amount.raw] : [amount.raw],
  });
  return {
    review: { chainId: token.chainId, account, statement },
    summary: { type: 'approve', token, spender },
    callsAt: () => (isUnlimited ? [unlimited, exact] : [exact]),
  };
}

/**
 * The intent to revoke an approval. Some tokens require this before a smaller approval can be
 * raised.
 *
 * @throws {NoTokenError} {@link NoSpenderError} when there is none.
 */
export function revokeIntent({
  account,
  spender,
  token,
}: Parties & { readonly token: Token | undefined }): Intent {
  if (token === undefined) throw new NoTokenError();
  if (spender === undefined) throw new NoSpenderError();
  const statement = approveStatement({ token: token.address, spender, amounts: [0n] });
  return {
    review: { chainId: token.chainId, account, statement },
    summary: { type: 'revoke', token, spender },
    callsAt: () => [approveCall(token, spender, 0n)],
  };
}

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
