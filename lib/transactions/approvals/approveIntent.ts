import { type Address, maxUint256 } from 'viem';
import type { Amount } from '@/lib/base/amounts/amount';
import type { ApprovalSize } from '@/lib/site/settings/settings';
import type { Intent } from '@/lib/transactions/submit/intent';
import type { ApprovalStatus } from './approval';
import {
  MissingAmountError,
  NoSpenderError,
  NoTokenError,
  UnnecessaryApprovalError,
} from './approvalErrors';
import { approveCall } from './approveCall';
import { approveStatement } from './approveStatement';

type Approval = {
  readonly account: Address;
  readonly spender: Address | undefined;
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
    chainId: token.chainId,
    account,
    statement,
    summary: { type: 'approve', token, spender },
    callsAt: () => (isUnlimited ? [unlimited, exact] : [exact]),
  };
}
