import { type Address, isAddressEqual } from 'viem';
import type { ChainId } from '@/lib/base/networks/network';
import { isPending, type TransactionRecord } from './transaction';

type Owner = { readonly chainId: ChainId; readonly account: Address };

/**
 * An account's transactions on a chain, in which only those that may still be mined are pending.
 *
 * Transactions of an account are mined in the order of their nonces. So a pending one that was sent
 * before one that was mined is over, or was mined under a hash that the page does not know: it
 * counts as replaced in the block of the later one. Those of a contract account stay pending,
 * because they have other hashes on chain, so that nothing shows when they end.
 *
 * @param records - In the order of the history, newest first.
 */
export function ownTransactions(
  records: readonly TransactionRecord[],
  { chainId, account }: Owner,
): readonly TransactionRecord[] {
  const own = records.filter(
    (record) => record.chainId === chainId && isAddressEqual(record.from, account),
  );
  const mined = own.filter(({ receipt }) => receipt !== undefined);
  return own.map((record) => {
    if (!isPending(record) || record.isFromContract) return record;
    const later = mined.findLast((other) => isSentAfter(other, record));
    return later ? replacedBy(later, record) : record;
  });
}

/** The same without those whose end nothing would show: the pending ones of a contract account. */
export function traceableTransactions(
  records: readonly TransactionRecord[],
  owner: Owner,
): readonly TransactionRecord[] {
  return ownTransactions(records, owner).filter(
    (record) => !(record.isFromContract && isPending(record)),
  );
}

function isSentAfter(other: TransactionRecord, record: TransactionRecord): boolean {
  if (other.nonce !== undefined && record.nonce !== undefined) return other.nonce >= record.nonce;
  return other.addedTime > record.addedTime;
}

function replacedBy(
  { receipt, confirmedTime }: TransactionRecord,
  record: TransactionRecord,
): TransactionRecord {
  return {
    ...record,
    ending: 'replaced',
    ...(receipt !== undefined && { receipt }),
    ...(confirmedTime !== undefined && { confirmedTime }),
  };
}
