import { isAddressEqual } from 'viem';
import type { ChainId } from '@/lib/base/networks/network';
import { isPending, minedHash, type TransactionRecord } from './transaction';
import type { ClearedTransaction, TransactionHistory } from './transactionHistory';

/**
 * Whether the history knows a mined transaction, or has cleared it: by its hash, or by its account
 * and nonce while a wallet may have sped it up. One that was cleared because its request turned out
 * to have sent another one is not known.
 */
export function isKnownToHistory(
  { records, cleared }: TransactionHistory,
  chainId: ChainId,
  { hash, from, nonce }: Pick<TransactionRecord, 'hash' | 'from' | 'nonce'>,
): boolean {
  const isSame = (other: Pick<ClearedTransaction, 'chainId' | 'hash'>) =>
    other.chainId === chainId && other.hash.toLowerCase() === hash.toLowerCase();
  const isSpedUp = (record: TransactionRecord) =>
    isPending(record) &&
    record.chainId === chainId &&
    nonce !== undefined &&
    record.nonce === nonce &&
    isAddressEqual(record.from, from);
  const mined = records.map((record) => ({ chainId: record.chainId, hash: minedHash(record) }));
  const isCorrected = (one: ClearedTransaction) =>
    records.some((each) => each.requestedTime === one.addedTime && each.chainId === one.chainId);
  const gone = cleared.filter((one) => !isCorrected(one));
  return [...records, ...mined, ...gone].some(isSame) || records.some(isSpedUp);
}
