import { type Address, isAddressEqual, maxUint256 } from 'viem';
import type { Amount } from '@/lib/base/amounts/amount';
import { maxBigint } from '@/lib/base/amounts/minMax';
import { isSameCurrency } from '@/lib/base/tokens/currency';
import type { Token } from '@/lib/base/tokens/token';
import { wrapped } from '@/lib/base/tokens/wrapped';
import { pairAddress } from '@/lib/chain/contracts/pairAddress';
import { isRecent } from '@/lib/transactions/history/isRecent';
import type { TransactionSummary } from '@/lib/transactions/history/summary';
import {
  isConfirmed,
  isPending,
  outcomeOf,
  type TransactionOutcome,
  type TransactionRecord,
} from '@/lib/transactions/history/transaction';

/** An owner's token, and the spender that may take it. */
type Approval = {
  readonly owner: Address;
  readonly token: Token;
  readonly spender: Address;
};

/**
 * How much of a token a transaction may take through a spender, in its smallest unit. With a
 * signature it is all, because the signed amount takes the place of the allowance and is used up.
 */
function spentOf(record: TransactionRecord, approval: Approval): bigint {
  const { owner, token, spender } = approval;
  if (record.chainId !== token.chainId || !isAddressEqual(record.from, owner)) return 0n;
  if (record.spending === undefined) return spentBySummary(record.summary, token);
  return record.spending
    .filter(
      (spent) =>
        isAddressEqual(spent.tokenAddress, token.address) && isAddressEqual(spent.spender, spender),
    )
    .reduce((sum, { raw, isSigned }) => sum + (isSigned ? maxUint256 : raw), 0n);
}

/**
 * What a record of an earlier version contains. A removal of liquidity counts as all of its pool
 * token, because its summary does not have the amount.
 */
function spentBySummary(summary: TransactionSummary, token: Token): bigint {
  const of = (amount: Amount) => (isSameCurrency(amount.currency, token) ? amount.raw : 0n);
  if (summary.type === 'swap') return of(summary.input);
  if (summary.type === 'add') return of(summary.amountA) + of(summary.amountB);
  if (summary.type !== 'remove') return 0n;
  const pool = pairAddress(wrapped(summary.amountA.currency), wrapped(summary.amountB.currency));
  return isAddressEqual(pool, token.address) ? maxUint256 : 0n;
}

/**
 * Whether a spender may take an amount. `pending`: an approval is in progress, or its effect has
 * not been read yet.
 */
export type ApprovalStatus = 'unknown' | 'notApproved' | 'pending' | 'approved';

type ApprovalFacts = {
  readonly amount: Amount | undefined;
  /** What may still be taken, in the token's smallest unit; undefined while unknown. */
  readonly allowance: bigint | undefined;
  readonly isUnderWay: boolean;
};

/** When allowances are looked at. */
type AllowanceMoment = {
  readonly nowMs: number;
  /** Whether the allowance is still that from before the latest change. */
  readonly isUnread: boolean;
};

/**
 * How long the page waits for the allowance after an approval has ended, in milliseconds. The limit
 * is needed because a node may name a block that the page never reaches.
 */
export const READ_BACK_MS = 30_000;

/** The status of an approval. The native coin needs none. */
export function approvalStatus({ amount, allowance, isUnderWay }: ApprovalFacts): ApprovalStatus {
  if (amount?.currency.type === 'native') return 'approved';
  if (amount === undefined || allowance === undefined) return 'unknown';
  if (allowance >= amount.raw) return 'approved';
  return isUnderWay ? 'pending' : 'notApproved';
}

/** Whether an approval was sent and has not ended; for 24 hours at most. */
export function isUnderWay(record: TransactionRecord, approval: Approval, nowMs: number): boolean {
  return isOf(record, approval) && isWaiting(record, nowMs);
}

/**
 * The block in which a transaction may have changed an allowance. Undefined when the transaction
 * failed or was cancelled, or ended so long ago that the allowance was read since.
 */
export function changedInBlock(
  record: TransactionRecord,
  approval: Approval,
  nowMs: number,
): bigint | undefined {
  const isChange = isOf(record, approval) || spentOf(record, approval) > 0n;
  if (!isChange || !mayHaveChanged(outcomeOf(record))) return undefined;
  const ageMs = nowMs - (record.confirmedTime ?? 0);
  return ageMs >= 0 && ageMs < READ_BACK_MS ? record.receipt?.blockNumber : undefined;
}

/**
 * What a spender may still take once the account's own transactions have ended, in the token's
 * smallest unit: nothing after a removal of the approval, and less after other spending. An
 * unlimited allowance stays unlimited.
 */
export function remainingAllowance(
  allowance: bigint,
  records: readonly TransactionRecord[],
  approval: Approval,
  moment: AllowanceMoment,
): bigint {
  const open = openRecords(records, approval, moment);
  const isRemoved = open.some(
    (record) => isOf(record, approval) && record.summary.type === 'revoke',
  );
  if (isRemoved) return 0n;
  if (isUnlimited(allowance)) return allowance;
  const spent = open.reduce((sum, record) => sum + spentOf(record, approval), 0n);
  return maxBigint(allowance - spent, 0n);
}

/**
 * Whether a transaction that has not ended uses a signature of the owner for the token. Another one
 * would have the same nonce, and fail.
 */
export function isSignatureInUse(
  records: readonly TransactionRecord[],
  approval: Approval,
  moment: AllowanceMoment,
): boolean {
  return openRecords(records, approval, moment).some(
    ({ from, chainId, spending = [] }) =>
      chainId === approval.token.chainId &&
      isAddressEqual(from, approval.owner) &&
      spending.some(
        ({ tokenAddress, isSigned }) =>
          isSigned && isAddressEqual(tokenAddress, approval.token.address),
      ),
  );
}

/** The transactions whose effect on an allowance is not in the allowance that was read. */
function openRecords(
  records: readonly TransactionRecord[],
  approval: Approval,
  { nowMs, isUnread }: AllowanceMoment,
): readonly TransactionRecord[] {
  return records.filter(
    (record) =>
      isWaiting(record, nowMs) ||
      (isUnread && changedInBlock(record, approval, nowMs) !== undefined),
  );
}

function isWaiting(record: TransactionRecord, nowMs: number): boolean {
  return isPending(record) && isRecent(record, nowMs);
}

function mayHaveChanged(outcome: TransactionOutcome): boolean {
  return isConfirmed(outcome) || outcome === 'replaced';
}

function isOf(record: TransactionRecord, { owner, token, spender }: Approval): boolean {
  return (
    record.approval !== undefined &&
    record.chainId === token.chainId &&
    isAddressEqual(record.from, owner) &&
    isAddressEqual(record.approval.tokenAddress, token.address) &&
    isAddressEqual(record.approval.spender, spender)
  );
}

/** Some tokens keep their allowances in 96 bits; the largest is unlimited to them. */
const MAX_UINT96 = 2n ** 96n - 1n;

/** What was taken of an unlimited allowance since may be missing. */
const LEAST_UNLIMITED = maxUint256 / 2n;

/** Whether an allowance was given without a limit; in the token's smallest unit. */
export function isUnlimited(allowance: bigint): boolean {
  return allowance >= LEAST_UNLIMITED || allowance === MAX_UINT96;
}
