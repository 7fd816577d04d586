import type { Hash, TransactionReceipt } from 'viem';
import * as z from 'zod/mini';
import { CHAIN_IDS, type ChainId } from '@/lib/networks/network';
import { storedBigint } from '@/lib/storage/persisted';
import { addressSchema } from '@/lib/tokens/tokenSchema';
import { hashSchema } from './amountSchema';
import { transactionSummarySchema } from './summary';

const RECENT_MS = 24 * 60 * 60 * 1000;

const STATUSES = new Map<string, 0 | 1>([
  ['success', 1],
  ['reverted', 0],
]);

const receiptSchema = z.object({
  blockHash: hashSchema,
  blockNumber: storedBigint,
  contractAddress: z.nullable(addressSchema),
  from: addressSchema,
  status: z.exactOptional(z.literal([0, 1])),
  to: z.nullable(addressSchema),
  transactionHash: hashSchema,
  transactionIndex: z.int(),
});

/** The stored form of a record. */
export const transactionRecordSchema = z.object({
  hash: hashSchema,
  from: addressSchema,
  chainId: z.literal(CHAIN_IDS),
  summary: transactionSummarySchema,
  approval: z.exactOptional(z.object({ tokenAddress: addressSchema, spender: addressSchema })),
  claim: z.exactOptional(z.object({ recipient: addressSchema })),
  to: addressSchema,
  value: storedBigint,
  dataHash: hashSchema,
  nonce: z.exactOptional(z.int()),
  addedTime: z.number(),
  lastCheckedBlockNumber: z.exactOptional(storedBigint),
  confirmedTime: z.exactOptional(z.number()),
  receipt: z.exactOptional(receiptSchema),
  ending: z.exactOptional(z.literal(['spedUp', 'cancelled', 'replaced', 'dropped'])),
  reason: z.exactOptional(z.string()),
  isFromContract: z.exactOptional(z.boolean()),
});

/**
 * A transaction that this app sent, one per chain and hash. Times are in milliseconds.
 *
 * `to`, `value` and `dataHash` (keccak256 of the call data) are what was sent, by which a
 * replacement is recognised; `nonce` is absent until an endpoint has shown the transaction.
 * `receipt` is that of the transaction mined in this one's place in the account's order: its own
 * unless `ending` says otherwise. A pending record has neither. `reason` is why it failed, where a
 * node could tell. `isFromContract` says that the account is a contract, whose transaction has
 * another hash on chain; it is found out when no endpoint shows the transaction.
 */
export type TransactionRecord = Readonly<z.infer<typeof transactionRecordSchema>>;

/** The stored part of a receipt; `status` is 1, 0, or absent where a node names none. */
export type StoredReceipt = Readonly<z.infer<typeof receiptSchema>>;

/** Where a transaction stands, or how it ended. */
export type TransactionOutcome =
  | 'pending'
  | 'confirmed'
  | 'reverted'
  | 'spedUp'
  | 'cancelled'
  | 'replaced'
  | 'dropped';

/**
 * Where a transaction stands. A receipt is a success unless its status is 0; a sped-up transaction
 * that failed is `reverted` like any other.
 */
export function outcomeOf({ receipt, ending }: TransactionRecord): TransactionOutcome {
  if (ending !== undefined && ending !== 'spedUp') return ending;
  if (receipt === undefined) return 'pending';
  if (receipt.status === 0) return 'reverted';
  return ending ?? 'confirmed';
}

/** Whether a transaction has neither a receipt nor another ending. */
export function isPending(record: TransactionRecord): boolean {
  return outcomeOf(record) === 'pending';
}

/** The hash of the transaction that was mined for this record, or while none was, its own. */
export function minedHash({ hash, receipt }: TransactionRecord): Hash {
  return receipt?.transactionHash ?? hash;
}

/** Whether other people may still have to sign: an account of several has sent it, and no chain shows it. */
export function isAwaitingSigners(record: TransactionRecord): boolean {
  return isPending(record) && record.isFromContract === true;
}

/** Whether a transaction was added within the last 24 hours. */
export function isRecent(record: TransactionRecord, nowMs: number): boolean {
  return nowMs - record.addedTime < RECENT_MS;
}

/** Whether a record is that of this hash on this chain. */
export function isTransaction(record: TransactionRecord, chainId: ChainId, hash: Hash): boolean {
  return record.chainId === chainId && record.hash.toLowerCase() === hash.toLowerCase();
}

/** What is kept of a receipt. */
export function storedReceipt(receipt: TransactionReceipt): StoredReceipt {
  // viem leaves it null where the node names no status, whatever its type says.
  const status = STATUSES.get(receipt.status);
  return {
    blockHash: receipt.blockHash,
    blockNumber: receipt.blockNumber,
    contractAddress: receipt.contractAddress ?? null,
    from: receipt.from,
    ...(status !== undefined && { status }),
    to: receipt.to,
    transactionHash: receipt.transactionHash,
    transactionIndex: receipt.transactionIndex,
  };
}
