import { type Address, isAddressEqual } from 'viem';
import type { Amount } from '@/lib/amounts/amount';
import type { Token } from '@/lib/tokens/token';
import {
  isPending,
  isRecent,
  outcomeOf,
  type TransactionRecord,
} from '@/lib/transactions/transaction';

/**
 * Whether a spender may take an amount. `pending`: an approval is on its way, or its effect has not
 * been read yet.
 */
export type ApprovalStatus = 'unknown' | 'notApproved' | 'pending' | 'approved';

type Known = {
  readonly amount: Amount | undefined;
  /** In the token's smallest unit; absent while it is not known. */
  readonly allowance: bigint | undefined;
  readonly isUnderWay: boolean;
};

type Approval = { readonly owner: Address; readonly token: Token; readonly spender: Address };

type Moment = {
  readonly nowMs: number;
  /** The latest block of which every read has been answered, or has failed once. */
  readonly settledBlock: bigint | undefined;
  /** The block in which the allowance was first read as it stands; absent while it is not known. */
  readonly allowanceBlock: bigint | undefined;
};

/** The outcomes that may have changed an allowance. */
const CHANGING = new Set(['confirmed', 'spedUp', 'replaced']);

/** Where an approval stands; the native coin needs none. */
export function approvalStatus({ amount, allowance, isUnderWay }: Known): ApprovalStatus {
  if (amount?.currency.type === 'native') return 'approved';
  if (amount === undefined || allowance === undefined) return 'unknown';
  if (allowance >= amount.raw) return 'approved';
  return isUnderWay ? 'pending' : 'notApproved';
}

/**
 * Whether a transaction changes the approval and either has not ended or has not been read back.
 *
 * An allowance that changed in its block or later has been read back, also on a chain that makes no
 * further block. One that failed or was cancelled changed nothing.
 */
export function isUnderWay(
  record: TransactionRecord,
  { owner, token, spender }: Approval,
  { nowMs, settledBlock, allowanceBlock = 0n }: Moment,
): boolean {
  if (record.approval === undefined || record.chainId !== token.chainId) return false;
  if (
    !isAddressEqual(record.from, owner) ||
    !isAddressEqual(record.approval.tokenAddress, token.address) ||
    !isAddressEqual(record.approval.spender, spender)
  )
    return false;
  if (isPending(record)) return isRecent(record, nowMs);
  const { receipt } = record;
  if (receipt === undefined || settledBlock === undefined) return false;
  if (!CHANGING.has(outcomeOf(record))) return false;
  return receipt.blockNumber > settledBlock && receipt.blockNumber > allowanceBlock;
}
