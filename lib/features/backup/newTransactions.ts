import { isAddressEqual } from 'viem';
import { CHAIN_IDS } from '@/lib/base/networks/network';
import { isPending, type TransactionRecord } from '@/lib/transactions/history/transaction';
import {
  MAX_RECORDS_PER_CHAIN,
  type TransactionHistory,
} from '@/lib/transactions/history/transactionHistory';

/** The most pending ones that are taken over: the page asks for each of them at new blocks. */
const MAX_PENDING = 20;

/**
 * The transactions of a file that this device may take over, newest first.
 *
 * Left out are those that the device knows or has cleared, by chain and hash. What it knows itself
 * is never replaced: neither by another state, nor by being pushed out of a full history. Those that
 * the history has no room for are left out unless they have ended: these are kept with older ones.
 * Those of
 * an account with a pending transaction here are left out if they could seem to have replaced it.
 * Those that have ended come without their nonce, so that they can't seem to replace a later one.
 */
export function newTransactions(
  transactions: readonly TransactionRecord[],
  { records, cleared }: TransactionHistory,
  kept: readonly TransactionRecord[] = [],
): readonly TransactionRecord[] {
  const known = new Set([...records, ...cleared, ...kept].map(keyOf));
  const pending = records.filter(isPending);
  const isNew = (record: TransactionRecord) => {
    const key = keyOf(record);
    if (known.has(key) || pending.some((own) => mayReplace(record, own))) return false;
    known.add(key);
    return true;
  };
  const fresh = transactions.filter(isNew).toSorted((a, b) => b.addedTime - a.addedTime);
  const latestPending = fresh.filter(isPending).slice(0, MAX_PENDING);
  const taken = fresh.filter((record) => !isPending(record) || latestPending.includes(record));
  const fitting = new Set(fittingTransactions(taken, records));
  return taken
    .filter((record) => fitting.has(record) || !isPending(record))
    .map((record) => (isPending(record) ? record : withoutNonce(record)));
}

/** The transactions that the history has room for beside its own. */
export function fittingTransactions(
  transactions: readonly TransactionRecord[],
  own: readonly TransactionRecord[],
): readonly TransactionRecord[] {
  return CHAIN_IDS.flatMap((id) => {
    const isOfChain = ({ chainId }: TransactionRecord) => chainId === id;
    const room = Math.max(0, MAX_RECORDS_PER_CHAIN - own.filter(isOfChain).length);
    return transactions.filter(isOfChain).slice(0, room);
  });
}

/** A nonce that nobody has checked could make each later transaction seem replaced. */
function withoutNonce({ nonce: _unchecked, ...record }: TransactionRecord): TransactionRecord {
  return record;
}

/** Whether a transaction of a file could make one of the account's pending ones look replaced. */
function mayReplace(record: TransactionRecord, own: TransactionRecord): boolean {
  if (record.chainId !== own.chainId || !isAddressEqual(record.from, own.from)) return false;
  if (isPending(record)) return false;
  const { nonce } = record;
  const isLaterNonce = nonce !== undefined && own.nonce !== undefined && nonce >= own.nonce;
  return isLaterNonce || record.addedTime >= own.addedTime;
}

function keyOf({ chainId, hash }: Pick<TransactionRecord, 'chainId' | 'hash'>): string {
  return `${chainId}:${hash.toLowerCase()}`;
}
