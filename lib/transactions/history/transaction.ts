import type { Hash } from 'viem';
import * as z from 'zod/mini';
import { addressSchema, hashSchema } from '@/lib/base/json/hexSchemas';
import { CHAIN_IDS, type ChainId } from '@/lib/base/networks/network';
import { storedBigint } from '@/lib/base/storage/persisted';
import { receiptSchema } from './receipt';
import { movedAmountsSchema, transactionSummarySchema } from './summary';

const spentSchema = z.object({
  tokenAddress: addressSchema,
  spender: addressSchema,
  raw: storedBigint,
  isSigned: z.exactOptional(z.boolean()),
});

const fields = {
  from: addressSchema,
  chainId: z.literal(CHAIN_IDS),
  summary: transactionSummarySchema,
  approval: z.exactOptional(z.object({ tokenAddress: addressSchema, spender: addressSchema })),
  spending: z.exactOptional(z.array(spentSchema)),
  claim: z.exactOptional(z.object({ recipient: addressSchema })),
  to: addressSchema,
  value: storedBigint,
  dataHash: hashSchema,
  limits: z.exactOptional(movedAmountsSchema),
  feeForecast: z.exactOptional(storedBigint),
  sentBlock: z.exactOptional(storedBigint),
  nonce: z.exactOptional(z.int()),
  leastNonce: z.exactOptional(z.int()),
  addedTime: z.number(),
  requestedTime: z.exactOptional(z.number()),
  /** When this device learned its end, in milliseconds. */
  confirmedTime: z.exactOptional(z.number()),
  receipt: z.exactOptional(receiptSchema),
  moved: z.exactOptional(movedAmountsSchema),
  fee: z.exactOptional(storedBigint),
  ending: z.exactOptional(z.literal(['spedUp', 'cancelled', 'replaced', 'dropped'])),
  reason: z.exactOptional(z.string()),
  isFromContract: z.exactOptional(z.boolean()),
};

/** The stored form of a record. */
export const transactionRecordSchema = z.object({ hash: hashSchema, ...fields });

/** The stored form of a record without a hash: of a transaction that was not sent yet. */
export const unsentRecordSchema = z.object(fields);

/**
 * A transaction that this app sent, one per chain and hash. Times are in milliseconds.
 *
 * `spending` is what it may take of which token through which spender, at most and in smallest
 * units; `isSigned` if a signature, sent with it, approves that. It is undefined in records of
 * earlier versions, and in those of transactions that take nothing through an approval.
 *
 * `claim` is present for a claim from the airdrop, with the account that it pays.
 *
 * `limits` are the least and the most that its review agreed to, by the fields of the summary, whose
 * amounts are what it stated. `feeForecast` is the network fee of the review, in wei, and `sentBlock`
 * the latest block when the wallet answered. Each is undefined in records of earlier versions, or
 * when it was not known.
 *
 * `addedTime` is when it was recorded. `requestedTime` is when its wallet was asked, if the wallet
 * has answered with the hash; a transaction that was found on the network instead was added at that
 * time.
 *
 * `to`, `value` and `dataHash` (keccak256 of the call data) are what was sent, and identify a
 * replacement. `nonce` is undefined until an endpoint has shown the transaction. `leastNonce` is
 * the lowest nonce that it can have: the account's next one before the wallet was asked, or a later
 * one if other records have used that; undefined in records of earlier versions. `receipt` is the
 * receipt of the transaction mined with this nonce: its own, unless `ending` says otherwise. A
 * pending record has neither; one that was replaced has no receipt if the endpoints do not report
 * by what. `moved` is what it moved, from its receipt. `fee` is what the account paid the network,
 * in wei, if an endpoint returns it. `reason` is why it failed, if known. `isFromContract` is true
 * when the account is a contract, whose transaction has another hash on chain; the check finds this
 * out when no endpoint shows the transaction. `lastCheckedBlockNumber` is not stored, so the next
 * page checks at once, even on a chain with lower blocks than before. Neither is `usedSinceMs`:
 * when the nonce was first seen used without a receipt.
 */
export type TransactionRecord = Readonly<z.infer<typeof transactionRecordSchema>> & {
  readonly lastCheckedBlockNumber?: bigint;
  readonly usedSinceMs?: number | undefined;
};

/** The status or outcome of a transaction. */
export type TransactionOutcome =
  | 'pending'
  | 'confirmed'
  | 'reverted'
  | 'spedUp'
  | 'cancelled'
  | 'replaced'
  | 'dropped';

/**
 * The status of a transaction. A receipt means success unless its status is 0. A sped-up
 * transaction that failed is `reverted` like any other.
 */
export function outcomeOf({ receipt, ending }: TransactionRecord): TransactionOutcome {
  if (ending !== undefined && ending !== 'spedUp') return ending;
  if (receipt === undefined) return 'pending';
  if (receipt.status === 0) return 'reverted';
  return ending ?? 'confirmed';
}

/** Whether a transaction did what it was sent for, in its own form or a sped-up one. */
export function isConfirmed(outcome: TransactionOutcome): boolean {
  return outcome === 'confirmed' || outcome === 'spedUp';
}

/** Whether a transaction has neither a receipt nor another outcome. */
export function isPending(record: TransactionRecord): boolean {
  return outcomeOf(record) === 'pending';
}

/** The hash of the transaction mined for this record, or its own hash before that. */
export function minedHash({ hash, receipt }: TransactionRecord): Hash {
  return receipt?.transactionHash ?? hash;
}

/**
 * Whether other owners may still have to sign: a contract account sent it, and no endpoint shows
 * it.
 */
export function isAwaitingSigners(record: TransactionRecord): boolean {
  return isPending(record) && record.isFromContract === true;
}

/** Whether a record has this hash on this chain. */
export function hasHash(record: TransactionRecord, chainId: ChainId, hash: Hash): boolean {
  return record.chainId === chainId && record.hash.toLowerCase() === hash.toLowerCase();
}
