import { type Address, maxUint256 } from 'viem';
import type { Amount } from '@/lib/amounts/amount';
import { erc20Abi } from '@/lib/contracts/abis/erc20';
import type { ContractCall } from '@/lib/contracts/contractCall';
import { AppError } from '@/lib/errors/appError';
import type { ApprovalSize } from '@/lib/settings/settings';
import type { Intent } from '@/lib/submit/submit';
import type { Token } from '@/lib/tokens/token';
import type { ApprovalStatus } from './approval';

type Parties = { readonly account: Address; readonly spender: Address | undefined };

type Approval = Parties & {
  readonly status: ApprovalStatus;
  readonly amount: Amount | undefined;
  readonly size: ApprovalSize;
};

/**
 * Letting a spender take an amount. An unlimited approval falls back to the exact amount when its
 * gas cannot be estimated.
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
  return {
    review: {
      chainId: token.chainId,
      account,
      statement: {
        type: 'approve',
        token: token.address,
        spender,
        amounts: isUnlimited ? [maxUint256, amount.raw] : [amount.raw],
      },
    },
    writeAt: () => ({
      calls: isUnlimited ? [unlimited, exact] : [exact],
      summary: { type: 'approve', token, spender },
    }),
  };
}

/**
 * Taking an approval back. Some tokens ask for it before an approval that is too small may grow.
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
  return {
    review: {
      chainId: token.chainId,
      account,
      statement: { type: 'approve', token: token.address, spender, amounts: [0n] },
    },
    writeAt: () => ({
      calls: [approveCall(token, spender, 0n)],
      summary: { type: 'revoke', token, spender },
    }),
  };
}

function approveCall(token: Token, spender: Address, raw: bigint): ContractCall {
  return {
    address: token.address,
    abi: erc20Abi,
    functionName: 'approve',
    args: [spender, raw],
  };
}

/** There is nothing to approve: it is approved, on its way, or not known yet. */
export class UnnecessaryApprovalError extends AppError {
  constructor() {
    super('approve was called unnecessarily', { code: 'errors.unnecessaryApproval' });
  }
}

/** An approval of something that is no token. */
export class NoTokenError extends AppError {
  constructor() {
    super('no token', { code: 'errors.noToken' });
  }
}

/** An approval for nobody. */
export class NoSpenderError extends AppError {
  constructor() {
    super('no spender', { code: 'errors.noSpender' });
  }
}

/** An approval of no amount. */
export class MissingAmountError extends AppError {
  constructor() {
    super('missing amount', { code: 'errors.missingAmount' });
  }
}
