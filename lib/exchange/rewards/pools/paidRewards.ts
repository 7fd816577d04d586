import { isAddressEqual } from 'viem';
import { type Amount, amountOf } from '@/lib/base/amounts/amount';
import { type Currency, currencyId } from '@/lib/base/tokens/currency';
import { wrapped } from '@/lib/base/tokens/wrapped';
import {
  isConfirmed,
  outcomeOf,
  type TransactionRecord,
} from '@/lib/transactions/history/transaction';
import type { RewardPool } from './rewardPool';

/** What a pool has paid an account, as far as this device knows its transactions. */
export type PaidRewards = {
  /** The sum of each token. */
  readonly amounts: readonly Amount[];
  /** How many transactions were paid a reward. */
  readonly transactions: number;
  /** When the first of them was sent, in milliseconds since 1970. */
  readonly sinceMs: number;
};

/**
 * What a pool has paid an account with its own claims and withdrawals, by their receipts.
 *
 * @param records - All transactions of the account on this chain that this device knows.
 * @returns undefined if it has paid nothing.
 */
export function paidRewards(
  records: readonly TransactionRecord[],
  pool: RewardPool,
): PaidRewards | undefined {
  const paid = records.flatMap((record) => {
    const reward = rewardIn(record, pool);
    return reward ? [{ reward, atMs: record.addedTime }] : [];
  });
  if (paid.length === 0) return undefined;
  const sums = new Map<string, Amount>();
  for (const { reward } of paid) {
    const id = currencyId(reward.currency);
    const raw = (sums.get(id)?.raw ?? 0n) + reward.raw;
    sums.set(id, amountOf(reward.currency, raw));
  }
  return {
    amounts: [...sums.values()],
    transactions: paid.length,
    sinceMs: Math.min(...paid.map(({ atMs }) => atMs)),
  };
}

/** What a transaction was paid by a pool; undefined for nothing. */
function rewardIn(record: TransactionRecord, pool: RewardPool): Amount | undefined {
  const { summary, moved } = record;
  if (summary.type !== 'claim' && summary.type !== 'withdraw') return undefined;
  if (!summary.reward || !moved?.reward || !isConfirmed(outcomeOf(record))) return undefined;
  const { currency } = summary.reward;
  const isOfPool = isAddressEqual(record.to, pool.contract.address) || isExtra(currency, pool);
  return isOfPool && isOfPair(summary, pool) ? amountOf(currency, moved.reward) : undefined;
}

/** Whether a reward is of the rewarder of a pool, which pays it by a call of its own. */
function isExtra(currency: Currency, { contract, rewardToken }: RewardPool): boolean {
  return (
    contract.type === 'miniChef' && !isAddressEqual(wrapped(currency).address, rewardToken.address)
  );
}

/** Whether a summary names the pair of a farm; a stake has none. */
function isOfPair(
  { tokenA, tokenB }: { readonly tokenA?: Currency; readonly tokenB?: Currency },
  { pair }: RewardPool,
): boolean {
  if (pair === undefined) return true;
  const named = [tokenA, tokenB].flatMap((currency) =>
    currency ? [wrapped(currency).address.toLowerCase()] : [],
  );
  return pair.every(({ address }) => named.includes(address.toLowerCase()));
}
