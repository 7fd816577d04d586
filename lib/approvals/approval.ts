import { type Address, isAddressEqual, maxUint256 } from 'viem';
import type { Amount } from '@/lib/amounts/amount';
import { maxBigint } from '@/lib/amounts/minMax';
import { pairContract } from '@/lib/contracts/pairContract';
import {
  isConfirmed,
  isPending,
  isRecent,
  outcomeOf,
  type TransactionOutcome,
  type TransactionRecord,
} from '@/lib/history/transaction';
import { isSameCurrency } from '@/lib/tokens/currency';
import type { Token } from '@/lib/tokens/token';
import { wrapped } from '@/lib/tokens/wrapped';
import { isUnlimited } from './unlimited';

/**
 * Whether a spender may take an amount. `pending`: an approval is in progress, or its effect has
 * not been read yet.
 */
export type ApprovalStatus = 'unknown' | 'notApproved' | 'pending' | 'approved';

type ApprovalFacts = {
  readonly amount: Amount | undefined;
  /** What may still be taken, in the token's smallest unit; absent while unknown. */
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
 *
 * @param isUnread - Whether the allowance is still that from before the latest change.
 */
export function leftAllowance(
  allowance: bigint,
  records: readonly TransactionRecord[],
  approval: Approval,
  { nowMs, isUnread }: { readonly nowMs: number; readonly isUnread: boolean },
): bigint {
  const open = records.filter(
    (record) =>
      isWaiting(record, nowMs) ||
      (isUnread && changedInBlock(record, approval, nowMs) !== undefined),
  );
  const isRemoved = open.some(
    (record) => isOf(record, approval) && record.summary.type === 'revoke',
  );
  if (isRemoved) return 0n;
  if (isUnlimited(allowance)) return allowance;
  const spent = open.reduce((sum, record) => sum + spentOf(record, approval), 0n);
  return maxBigint(allowance - spent, 0n);
}

function isWaiting(record: TransactionRecord, nowMs: number): boolean {
  return isPending(record) && isRecent(record, nowMs);
}

function mayHaveChanged(outcome: TransactionOutcome): boolean {
  return isConfirmed(outcome) || outcome === 'replaced';
}

/**
 * How much of a token a transaction spends through the exchange's router, in its smallest unit. A
 * removal of liquidity counts as all of its pool token, because its record does not have the amount.
 */
function spentOf({ from, chainId, summary }: TransactionRecord, approval: Approval): bigint {
  const { owner, token } = approval;
  if (chainId !== token.chainId || !isAddressEqual(from, owner)) return 0n;
  const of = (amount: Amount) => (isSameCurrency(amount.currency, token) ? amount.raw : 0n);
  if (summary.type === 'swap') return of(summary.input);
  if (summary.type === 'add') return of(summary.amountA) + of(summary.amountB);
  if (summary.type !== 'remove') return 0n;
  const { amountA, amountB } = summary;
  const pool = pairAddressOf(wrapped(amountA.currency), wrapped(amountB.currency));
  return isAddressEqual(pool, token.address) ? maxUint256 : 0n;
}

function pairAddressOf(a: Token, b: Token): Address {
  return pairContract(a.chainId, a.address, b.address);
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
