import type { ExplorerTarget } from '@/lib/base/configuration/explorer';
import { isPending, minedHash, type TransactionRecord } from './transaction';

/**
 * The page of an explorer that shows the outcome of a transaction: its own, or that of its account
 * if it ended and no endpoint knows the transaction that did it.
 */
export function explorerTarget(record: TransactionRecord): ExplorerTarget {
  const isUnseen = !isPending(record) && record.receipt === undefined;
  return isUnseen
    ? { type: 'address', address: record.from }
    : { type: 'tx', hash: minedHash(record) };
}
