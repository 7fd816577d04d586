import { type Address, isAddressEqual } from 'viem';
import type { Amount } from '@/lib/amounts/amount';
import {
  isConfirmed,
  isPending,
  isRecent,
  outcomeOf,
  type TransactionOutcome,
  type TransactionRecord,
} from '@/lib/history/transaction';
import type { Token } from '@/lib/tokens/token';

/**
 * Whether a spender may take an amount. `pending`: an approval is in progress, or its effect has
 * not been read yet.
 */
export type ApprovalStatus = 'unknown' | 'notApproved' | 'pending' | 'approved';

type ApprovalFacts = {
  readonly amount: Amount | undefined;
  /** In the token's smallest unit; absent while unknown. */
  readonly allowance: bigint | undefined;
  readonly isUnderWay: boolean;
};

type Approval = { readonly owner: Address; readonly token: Token; readonly spender: Address };

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
  return isOf(record, approval) && isPending(record) && isRecent(record, nowMs);
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
  if (!isOf(record, approval) || !mayHaveChanged(outcomeOf(record))) return undefined;
  const ageMs = nowMs - (record.confirmedTime ?? 0);
  return ageMs >= 0 && ageMs < READ_BACK_MS ? record.receipt?.blockNumber : undefined;
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
