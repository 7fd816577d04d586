import type { Hash } from 'viem';
import { AppError } from '@/lib/base/errors/appError';
import type { ChainId } from '@/lib/base/networks/network';
import { hasHash, isPending, type TransactionRecord } from './transaction';
import { clearedOf, keyOf, pruned, type TransactionHistory } from './transactionHistory';

/** What a check of a transaction found. */
export type TransactionUpdate = Partial<
  Pick<
    TransactionRecord,
    | 'lastCheckedBlockNumber'
    | 'usedSinceMs'
    | 'nonce'
    | 'leastNonce'
    | 'isFromContract'
    | 'receipt'
    | 'moved'
    | 'fee'
    | 'ending'
    | 'reason'
    | 'confirmedTime'
  >
>;

/**
 * Adds a transaction. A restarted chain may repeat a hash: a record with the same hash that has
 * ended is replaced, in other tabs too.
 *
 * @throws {ExistingTransactionError} when a transaction of its hash is pending on its chain.
 */
export function withTransaction(
  { records, cleared }: TransactionHistory,
  record: TransactionRecord,
): TransactionHistory {
  const { chainId, hash } = record;
  const known = records.filter((other) => hasHash(other, chainId, hash));
  if (known.some(isPending)) throw new ExistingTransactionError(hash);
  const others = records.filter((other) => !known.includes(other));
  const replaced = known.filter((other) => keyOf(other) !== keyOf(record)).map(clearedOf);
  return { records: pruned([record, ...others]), cleared: pruned([...replaced, ...cleared]) };
}

/** Removes one transaction, in other tabs too. */
export function withoutTransaction(
  { records, cleared }: TransactionHistory,
  record: TransactionRecord,
): TransactionHistory {
  return {
    records: records.filter((other) => keyOf(other) !== keyOf(record)),
    cleared: pruned([clearedOf(record), ...cleared]),
  };
}

/** Adds the findings of a check. A transaction that has ended stays unchanged. */
export function withUpdate(
  history: TransactionHistory,
  { chainId, hash }: Pick<TransactionRecord, 'chainId' | 'hash'>,
  update: TransactionUpdate,
): TransactionHistory {
  const records = history.records.map((record) =>
    hasHash(record, chainId, hash) && isPending(record) ? { ...record, ...update } : record,
  );
  return { ...history, records };
}

/** Removes the transactions of one chain. */
export function withoutChain(
  { records, cleared }: TransactionHistory,
  chainId: ChainId,
): TransactionHistory {
  const gone = records.filter((record) => record.chainId === chainId).map(clearedOf);
  return {
    records: records.filter((record) => record.chainId !== chainId),
    cleared: pruned([...gone, ...cleared]),
  };
}

/** A transaction with this hash is already pending. */
export class ExistingTransactionError extends AppError {
  constructor(hash: Hash) {
    super('Attempted to add existing transaction.', {
      code: 'errors.existingTransaction',
      values: { hash },
    });
  }
}
