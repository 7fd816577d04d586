import type { Address } from 'viem';
import { type Currency, isSameCurrency } from '@/lib/base/tokens/currency';
import { wrapped } from '@/lib/base/tokens/wrapped';
import { useActivity } from '@/lib/transactions/activity/useActivity';
import {
  isConfirmed,
  outcomeOf,
  type TransactionRecord,
} from '@/lib/transactions/history/transaction';

const MOST = 3;

/**
 * The last confirmed swaps of an account between two currencies, in either direction, the newest
 * first. AVAX counts as WAVAX: the pool is the same.
 */
export function useOwnSwaps(
  account: Address,
  [a, b]: readonly [Currency, Currency],
): readonly TransactionRecord[] {
  const { records } = useActivity(a.chainId, account);
  return records.filter((record) => isSwapOf(record, [wrapped(a), wrapped(b)])).slice(0, MOST);
}

function isSwapOf(record: TransactionRecord, [a, b]: readonly [Currency, Currency]): boolean {
  const { summary } = record;
  if (summary.type !== 'swap' || !isConfirmed(outcomeOf(record))) return false;
  const [paid, received] = [wrapped(summary.input.currency), wrapped(summary.output.currency)];
  const isBetween = (from: Currency, to: Currency) =>
    isSameCurrency(paid, from) && isSameCurrency(received, to);
  return isBetween(a, b) || isBetween(b, a);
}
